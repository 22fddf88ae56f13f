import { useText } from '../../i18n/provider.tsx';
import type { BillId } from '../bill-source.ts';
import { BillsInVersion } from './bills-in-version.tsx';
import type { Side } from './flag-words.ts';
import { FlaggedBill } from './flagged-bill.tsx';
import type { ReviewView } from './review-view.ts';
import type { VersionRef } from './types.ts';

interface FlaggedBillsProps {
  view: ReviewView;
  version: VersionRef;
  /** which side of the comparison it is */
  shown: Side;
  onGo: (path: string) => void;
}

/** The bills to be read, flags wherever the other version says something else. */
export function FlaggedBills({ view, version, shown, onGo }: FlaggedBillsProps) {
  const text = useText();
  const { review, base, counts } = view;
  const flagged = (bill: BillId) => (
    <FlaggedBill
      source={review}
      bill={bill}
      version={version}
      shown={shown}
      other={text(shown === 'left' ? 'review.draft.short' : 'review.instruction.short')}
      count={base.instruction && counts.get(bill)}
      onGo={onGo}
    />
  );
  return <BillsInVersion view={view} version={version} render={flagged} />;
}
