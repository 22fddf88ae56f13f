import { ConfirmDialog } from '../../confirm-dialog/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { HelpSheet, type HelpSheetProps } from './help-sheet.tsx';
import type { ReviewState } from './review-state.ts';

interface CompareDialogsProps {
  help: HelpSheetProps;
  approval: { open: boolean; pending: boolean; state: ReviewState; onConfirm(): void; onOpenChange(): void };
  /** half-written words would be lost */
  leaving: { open: boolean; onConfirm(): void; onOpenChange(): void };
}

/** The sheet of keys, and the two questions: whether it was checked, and whether words may be lost. */
export function CompareDialogs({ help, approval, leaving }: CompareDialogsProps) {
  const text = useText();
  const { state, ...asking } = approval;
  const [material, cosmetic] = [state.material.length, state.cosmetic];
  return (
    <>
      <HelpSheet {...help} />
      <ConfirmDialog {...asking} question={text('compare.question')} confirmLabel={text('compare.approve')}>
        {material + cosmetic > 0
          ? text('compare.question.open', { material, cosmetic })
          : text('compare.question.clear')}
      </ConfirmDialog>
      <ConfirmDialog
        {...leaving}
        question={text('compare.discard')}
        confirmLabel={text('compare.discard.yes')}
        cancelLabel={text('compare.discard.no')}
      />
    </>
  );
}
