import { ConfirmDialog } from '../../confirm-dialog/index.ts';
import { useText } from '../../i18n/provider.tsx';
import type { useDecisions } from '../compare/use-decisions.ts';
import { titleOf } from './pair.ts';
import type { ReviewTotals } from './totals.ts';
import type { ReviewVersion } from './types.ts';

interface ApprovalProps {
  decisions: ReturnType<typeof useDecisions>;
  totals: ReviewTotals;
  number: string;
  draft: ReviewVersion | undefined;
  bills: number;
  onConfirm: () => void;
}

/** The question before the approval, and what is left open while it is answered. */
export function Approval({ decisions, totals, number, draft, bills, onConfirm }: ApprovalProps) {
  const text = useText();
  const { material, cosmetic } = totals;
  return (
    <ConfirmDialog
      open={decisions.asking}
      title={text('bill.copy.title')}
      question={text('bill.copy.question')}
      confirmLabel={text('compare.approve')}
      pending={decisions.running === 'approve'}
      onConfirm={onConfirm}
      onOpenChange={() => decisions.setAsking(false)}
    >
      <p>
        {[text('bill.copy.asked', { number, count: bills }), draft && titleOf(text, draft)].filter(Boolean).join(' · ')}
      </p>
      <p>
        {material + cosmetic > 0
          ? text('compare.question.open', { material, cosmetic })
          : text('compare.question.clear')}
      </p>
    </ConfirmDialog>
  );
}
