import { Deadline } from '@lading/ui';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import type { Instruction } from './use-keepers.ts';

/** When the documents close, by the clock of the port. */
export function CutOff({ cutOff }: { cutOff: NonNullable<Instruction['cutOff']> }) {
  const text = useText();
  const now = useNow();
  return (
    <span>
      {cutOff.passed ? text('instruction.closedAt') : text('instruction.closes')}{' '}
      <Deadline at={cutOff.time} zone={cutOff.zone} now={now} />
    </span>
  );
}
