import { Deadline } from '@lading/ui';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import type { Instruction } from './use-keepers.ts';

/** When the documents close, by the clock of the port. */
export function CutOff({ cutOff, dated }: { cutOff: NonNullable<Instruction['cutOff']>; dated?: boolean }) {
  const text = useText();
  const now = useNow();
  return (
    <span>
      {text('instruction.closes')} <Deadline at={cutOff.time} zone={cutOff.zone} now={now} dated={dated} />
    </span>
  );
}
