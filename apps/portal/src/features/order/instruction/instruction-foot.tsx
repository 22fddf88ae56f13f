import { InstructionState, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { CutOff } from './cut-off.tsx';
import type { Keeper } from './keeper.ts';
import type { Instruction } from './use-keepers.ts';

interface InstructionFootProps {
  keeper: Keeper;
  left: number;
  cutOff: Instruction['cutOff'];
}

/** How it is kept, when the documents close and what a change costs after: beside the button that sends it. */
export function InstructionFoot({ keeper, left, cutOff }: InstructionFootProps) {
  const text = useText();
  const { time } = useFormat();
  const { state, savedAt, failure, clashes } = keeper.shown;
  const at = savedAt ? time(savedAt) : '';
  const said = {
    saved: at ? text('instruction.saved', { at }) : text('instruction.fresh'),
    saving: text('instruction.saving'),
    offline: text('instruction.offline'),
    failed: text('instruction.failed', { why: failure }),
  }[state];
  const note = cutOff && (
    <>
      <CutOff cutOff={cutOff} />
      {cutOff.feeText && ` · ${text('instruction.feeAfter', { fee: cutOff.feeText })}`}
    </>
  );
  return (
    <InstructionState state={clashes.length > 0 ? 'clash' : state} left={left} note={note} data-kept={state}>
      {clashes.length > 0 ? text('instruction.clashes', { count: clashes.length }) : said}
    </InstructionState>
  );
}
