import { type ComponentType, useMemo } from 'react';
import { useFormat } from '../../format/index.ts';
import { useStable } from '../../foundations/use-stable.ts';
import { useText } from '../../i18n/provider.tsx';
import type { BillId } from '../bill-source.ts';
import type { BillCompareProps, ReviewNow } from '../compare/types.ts';
import { costOf } from './cost.ts';
import { type Pair, seenBy, titleOf } from './pair.ts';
import type { BillReviewSource, ReviewVersion, VersionRef } from './types.ts';
import type { BillCount } from './use-counts.tsx';
import { useNow } from './use-now.ts';

export type Compare = ComponentType<BillCompareProps>;

export interface CompareBillProps {
  /** the screen itself, once it was fetched */
  Compare: Compare | null | undefined;
  source: BillReviewSource;
  versions: readonly ReviewVersion[];
  bill: BillId;
  pair: Pair;
  /** the pair that is decided about */
  decides: boolean;
  newest: boolean;
  count: BillCount | undefined;
  path: string | undefined;
  onReview: (bill: BillId, now: ReviewNow) => void;
  onTouch: (dirty: boolean) => void;
  onKeys: () => void;
  onApprove: () => void;
  onClose: () => void;
  onVersion: (version: VersionRef) => void;
  onBill: ((place: number) => void) | undefined;
}

export type SharedProps = Omit<CompareBillProps, 'Compare' | 'pair'> & { Compare: Compare };

/** What every comparison gets; the same object until something in it is another, so that nothing is drawn anew for what is counted beside it. */
export function useShared(props: SharedProps) {
  const { source, versions, onTouch, onKeys, onApprove, onClose, onVersion, onBill, path } = props;
  const text = useText();
  const format = useFormat();
  const calls = useStable({
    onVersion: (id: string) => onVersion({ source: 'draft', version: Number(id) }),
    onApprove: async () => {
      onApprove();
      return { ok: true } as const;
    },
    onBill: (place: number) => onBill?.(place),
    onTouch,
    onKeys,
    onClose,
  });
  const { me, cutOffs } = source;
  const now = useNow(source.now);
  const cost = cutOffs && costOf(text, cutOffs, now)?.words;
  const hasBills = onBill !== undefined;
  return useMemo(() => {
    const drafts = versions.filter(({ source: kind }) => kind === 'draft');
    const { onKeys: onOpenChange, onBill: toBill, ...others } = calls;
    return {
      ...others,
      me,
      cost,
      path,
      bare: true,
      keys: { open: false, onOpenChange },
      versions: drafts.map((version) => ({
        id: String(version.version),
        title: titleOf(text, version),
        at: version.at,
        note: [version.note, seenBy(text, format, version)].filter(Boolean).join(' · '),
      })),
      onBill: hasBills ? toBill : undefined,
    };
  }, [calls, cost, format, hasBills, me, path, text, versions]);
}
