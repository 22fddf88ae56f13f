import { type ApiError, settle } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { invalidate } from '@lading/api-client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { useSession } from '../../../session/use-session.ts';
import { deviceStore } from './draft-store.ts';
import type { Asked, Sent } from './keeper.ts';
import { Keepers } from './keepers.ts';

const { instruction, saveHbl, saveMbl } = contract.order;
export type Instruction = Out<typeof instruction>;

/** What a kept bill makes stale elsewhere; the bills on the page have it already, from the answer. */
const beside = () => saveMbl.invalidates().filter((query) => query !== instruction);

const isBroken = (error: ApiError): boolean => error.transient || error.kind === 'aborted';

/** What is written on the bills of a booking; undefined until this device has said what it kept of them. */
export function useKeepers(data: Instruction): Keepers | undefined {
  const { client } = usePortal();
  const text = useText();
  const session = useSession();
  const userId = session.kind === 'guest' ? 0 : (session.user.user?.id ?? 0);
  const { bookingId, bills } = data;
  const [keepers] = useState(
    () =>
      new Keepers({
        prefix: `${userId}.${bookingId}`,
        store: deviceStore(),
        async send({ kind, billId, revision, requestId, changes }: Asked): Promise<Sent> {
          const written = { action: 'draft', bookingId, revision, requestId, changes: changes as never } as const;
          const answer =
            kind === 'MBL'
              ? await settle(client.call(saveMbl, { ...written, mblId: billId }))
              : await settle(client.call(saveHbl, { ...written, hblId: billId }));
          if (answer.ok) {
            invalidate(beside());
            return { kind: 'kept', ...answer.data } as Sent;
          }
          if (isBroken(answer.error)) return { kind: 'unsent' };
          return { kind: 'refused', message: errorText(text, answer.error) };
        },
      }),
  );
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void keepers.follow(bills).then(() => setReady(true));
  }, [keepers, bills]);
  useEffect(() => {
    const leave = () => keepers.keepHere();
    const hide = () => document.visibilityState === 'hidden' && leave();
    const back = () => void keepers.saveAll();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', hide);
      keepers.keepHere();
      // Whoever comes back reads what was kept, not what was opened.
      void keepers.saveAll().then(() => invalidate([instruction]));
    };
  }, [keepers]);
  useSyncExternalStore(keepers.subscribe, keepers.age, keepers.age);
  return ready ? keepers : undefined;
}
