import { Button, ButtonLink, DecisionBar, Kbd } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import type { ForDesk } from './si-bills.ts';

interface InstructionDecisionProps {
  data: ForDesk;
  /** Name of the bill that may be put right. */
  correcting: string | undefined;
  /** Whether it waits for an answer. */
  waits: boolean;
  /** How many places are marked to go back. */
  marks: number;
  /** How many changes are declined. */
  declined: number;
  /** A change is declined without a word why. */
  unsaid: boolean;
  pending: boolean;
  onCorrect(): void;
  onReturn(): void;
  onAccept(): void;
}

/** What the desk may do with an instruction as it stands. */
export function InstructionDecision(props: InstructionDecisionProps) {
  const { data, correcting, waits, marks, declined, unsaid, pending, onCorrect, onReturn, onAccept } = props;
  const text = useText();
  return (
    <DecisionBar
      label={text('siDesk.bar')}
      state="plain"
      status={
        <>
          <Kbd keys={['ctrl', 'enter']} /> {text('siDesk.accept')}
        </>
      }
    >
      {correcting !== undefined && (
        <Button onClick={onCorrect}>{text('siDesk.correctOf', { name: correcting })}</Button>
      )}
      {waits && <Button onClick={onReturn}>{text('siDesk.returnOf', { count: marks })}</Button>}
      {waits && (
        <Button variant="primary" loading={pending} disabled={unsaid || marks > 0} onClick={onAccept}>
          {text('siDesk.acceptOf', { count: declined })}
        </Button>
      )}
      {!waits && data.webStatus === 3 && (
        <ButtonLink variant="primary" href={`/backstage/bills?bookingId=${data.bookingId}`}>
          {text('siDesk.issue')}
        </ButtonLink>
      )}
    </DecisionBar>
  );
}
