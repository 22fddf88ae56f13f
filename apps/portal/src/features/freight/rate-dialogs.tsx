import { LateAskDialog } from '../../app/late-ask-dialog.tsx';
import { LoginDialog, OrderDialog } from './order-dialog.tsx';

/** What is said over the page of rates: who has to log in, how one orders, what is asked. */
export type Over =
  | { kind: 'login'; id: number }
  | { kind: 'order'; id: number; rateNo: string; sailing: string; sum: string }
  | { kind: 'ask'; topic: 'rates' | 'booking'; question: string }
  | undefined;

interface RateDialogsProps {
  over: Over;
  /** what was asked, in words */
  question: string;
  /** the address of a rate, to come back to */
  backTo(id: number): string;
  onOver(over: Over): void;
}

export function RateDialogs({ over, question, backTo, onOver }: RateDialogsProps) {
  const close = () => onOver(undefined);
  if (!over) return null;
  if (over.kind === 'login') return <LoginDialog back={backTo(over.id)} onClose={close} />;
  if (over.kind === 'ask') return <LateAskDialog topic={over.topic} question={over.question} onClose={close} />;
  const { rateNo, sailing, sum } = over;
  return (
    <OrderDialog
      sailing={sailing}
      sum={sum}
      onAsk={() => onOver({ kind: 'ask', topic: 'booking', question: [sailing, rateNo, sum, question].join('\n') })}
      onClose={close}
    />
  );
}
