import { contract, type In } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { ForDesk } from './si-bills.ts';

const { answerSi, correctSi } = contract.order;
type Answer = Omit<In<typeof answerSi>, 'bookingId' | 'version' | 'requestId'>;
type Correction = Pick<In<typeof correctSi>, 'note' | 'bills'>;

/** What the desk answers to an instruction, each once. */
export function useAnswer({ bookingId, version }: Pick<ForDesk, 'bookingId' | 'version'>) {
  const text = useText();
  const { notices } = usePortal();
  const { run: send, pending } = useCommand(answerSi);
  const { run: put } = useCommand(correctSi);
  const sending = useRef(crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const done = (message: string) => {
    sending.current = crypto.randomUUID();
    setFailure(undefined);
    notices.show({ kind: 'success', text: message });
  };
  async function answer(asked: Partial<Answer> & Pick<Answer, 'decision'>): Promise<boolean> {
    const known = { bookingId, version, requestId: sending.current };
    const given = await send({ reason: '', fields: [], declined: [], ...asked, ...known });
    if (!given.ok) {
      setFailure(errorText(text, given.error));
      return false;
    }
    done(text(asked.decision === 'accept' ? 'siDesk.accepted' : 'siDesk.returned'));
    return true;
  }
  async function correct(asked: Correction): Promise<string | undefined> {
    const given = await put({ bookingId, version, requestId: sending.current, ...asked });
    if (!given.ok) return errorText(text, given.error);
    done(text('siDesk.corrected', { version: given.data.version }));
    return undefined;
  }
  return { answer, correct, pending, failure };
}
