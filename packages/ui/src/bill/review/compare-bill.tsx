import { DRAFT_DRAFT, INSTRUCTION_DRAFT, MASTER_HOUSES } from '@lading/validators/bill';
import { type ComponentType, useMemo, useRef } from 'react';
import { Button } from '../../button/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { BillSkeleton } from '../bill-form.tsx';
import type { BillId } from '../bill-source.ts';
import type { BillMarks } from '../compare/marks.ts';
import type { BillCompareProps, ReviewNow } from '../compare/types.ts';
import { useStable } from '../compare/use-stable.ts';
import { dataOf, type Loadable } from '../loadable.ts';
import { useSource } from '../source.ts';
import * as styles from './body.css.ts';
import { findVersion, type Pair, seenBy, titleOf } from './pair.ts';
import type { BillReviewSource, ReviewVersion, VersionRef } from './types.ts';
import type { BillCount } from './use-counts.tsx';
import { useRecord, useReviewMarks } from './use-record.ts';

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
  onReview(bill: BillId, now: ReviewNow): void;
  onTouch(dirty: boolean): void;
  onKeys(): void;
  onApprove(): void;
  onClose(): void;
  onVersion(version: VersionRef): void;
  onBill: ((place: number) => void) | undefined;
}

const NO_MARKS: BillMarks = {};

/** The first that failed, or that something is on its way. */
function Waiting({ parts }: { parts: readonly Loadable<unknown>[] }) {
  const text = useText();
  const failed = parts.find((part) => part.status === 'error');
  if (failed?.status === 'error')
    return (
      <div className={styles.state}>
        <ErrorPanel title={text('bill.tab.failed')} message={failed.message} onRetry={failed.retry} />
      </div>
    );
  return <BillSkeleton kind="MBL" />;
}

/** Over what is read, while what was asked for is fetched, or why it could not be. */
function OnItsWay({ title, parts }: { title: string; parts: readonly Loadable<unknown>[] }) {
  const text = useText();
  const failed = parts.find((part) => part.status === 'error');
  return (
    <div className={styles.older} role="status">
      <Icon drawing={failed ? icons.warning : icons.refresh} />
      <span>{failed?.status === 'error' ? failed.message : text('review.fetching', { title })}</span>
      {failed?.status === 'error' && failed.retry && (
        <Button size="sm" onClick={failed.retry}>
          {text('error.retry')}
        </Button>
      )}
    </div>
  );
}

type Shared = Omit<CompareBillProps, 'Compare' | 'pair'> & { Compare: Compare };

/** What every comparison gets; the same object until something in it is another, so that nothing is drawn anew for what is counted beside it. */
function useShared({ source, versions, onTouch, onKeys, onApprove, onClose, onVersion, onBill, path }: Shared) {
  const text = useText();
  const format = useFormat();
  const calls = useStable({
    onVersion: (id: string) => onVersion({ source: 'draft', version: Number(id) }),
    onApprove: async () => {
      onApprove();
      return { ok: true } as const;
    },
    onBill: (place: number) => onBill?.(place),
    ...{ onTouch, onKeys, onClose },
  });
  const { me } = source;
  const hasBills = onBill !== undefined;
  return useMemo(() => {
    const drafts = versions.filter(({ source: kind }) => kind === 'draft');
    const { onKeys: onOpenChange, onBill: toBill, ...others } = calls;
    return {
      bare: true,
      keys: { open: false, onOpenChange },
      versions: drafts.map((version) => ({
        id: String(version.version),
        title: titleOf(text, version),
        at: version.at,
        note: [version.note, seenBy(text, format, version)].filter(Boolean).join(' · '),
      })),
      onBill: hasBills ? toBill : undefined,
      ...{ ...others, me, path },
    };
  }, [calls, format, hasBills, me, path, text, versions]);
}

interface VersionsProps extends Shared {
  left: VersionRef;
  right: VersionRef;
}

function OfVersions({ left, right, ...props }: VersionsProps) {
  const { Compare, source, versions, bill, decides, newest, count } = props;
  const text = useText();
  const shared = useShared(props);
  const parts = [
    useRecord(source, bill, left),
    useRecord(source, bill, right),
    useReviewMarks(source, bill, right.version),
  ] as const;
  const [before, after, marks] = [dataOf(parts[0]), dataOf(parts[1]), dataOf(parts[2])?.marks];
  const here = useMemo(
    () => before && after && marks && { left, right, decides, before, after, marks },
    [left, right, decides, before, after, marks],
  );
  // While another version is on its way the one before stays, with the words that are written there and the focus.
  const last = useRef(here);
  last.current = here ?? last.current;
  const shown = last.current;
  const deciding = shown?.decides === true && here !== undefined;
  const calls = useStable({
    onReview: (now: ReviewNow) => props.onReview(bill, now),
    onMark: (...[action, seen]: Parameters<BillCompareProps['onMark']>) =>
      source.onMark(bill, shown?.right.version ?? right.version, action, seen),
  });
  const comparison = deciding ? count?.comparison : undefined;
  const readOnly = !shown?.decides || source.readOnly === true;
  const compare = useMemo(() => {
    if (!shown) return;
    const told = (ref: VersionRef) => findVersion(versions, ref);
    return (
      <Compare
        {...{ ...shared, comparison, readOnly }}
        left={{ record: shown.before, title: titleOf(text, shown.left), at: told(shown.left)?.at }}
        right={{ record: shown.after, title: titleOf(text, shown.right), at: told(shown.right)?.at }}
        version={String(shown.right.version)}
        policy={shown.left.source === 'draft' ? DRAFT_DRAFT : INSTRUCTION_DRAFT}
        marks={shown.marks}
        facts={{ viewed: (told(shown.right)?.viewed ?? []).length > 0, newest }}
        onReview={deciding ? calls.onReview : undefined}
        onMark={calls.onMark}
      />
    );
  }, [Compare, calls, comparison, deciding, newest, readOnly, shared, shown, text, versions]);
  if (!compare) return <Waiting parts={parts} />;
  return (
    <>
      {!here && <OnItsWay title={titleOf(text, right)} parts={parts} />}
      {compare}
    </>
  );
}

function OfHouses({ houses, ...props }: Shared & { houses: NonNullable<BillReviewSource['houses']> }) {
  const { Compare } = props;
  const shared = useShared(props);
  const both = useSource(houses, undefined);
  if (both.status !== 'ready') return <Waiting parts={[both]} />;
  return (
    <Compare
      {...shared}
      {...both.data}
      versions={[]}
      policy={MASTER_HOUSES}
      marks={NO_MARKS}
      facts={{ viewed: true, newest: true }}
      readOnly
      onMark={async () => ({ ok: true })}
    />
  );
}

/** One comparison in its place: two versions of a bill, or the master with its houses. */
export function CompareBill({ Compare, pair, ...props }: CompareBillProps) {
  const text = useText();
  const { left, right } = pair;
  const { houses } = props.source;
  if (Compare === null)
    return (
      <div className={styles.state}>
        <ErrorPanel message={text('bill.copy.system')} />
      </div>
    );
  if (!Compare) return <BillSkeleton kind="MBL" />;
  if (left === 'houses') return houses ? <OfHouses {...props} Compare={Compare} houses={houses} /> : null;
  // Each bill keeps its place by itself; another version of the same bill leaves the reader where he is.
  return <OfVersions key={props.bill ?? 'main'} {...props} {...{ Compare, left, right }} />;
}
