import type { PrefixedStorage } from '@lading/api-client';
import { type ApiSource, useApi } from '@lading/api-client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useSession } from '../../../session/use-session.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type MarkWords, sendMark } from './send-marks.ts';
import type { WaitingStep } from './waiting-step.ts';

const open = new WeakMap<PrefixedStorage, Map<number, Outbox>>();

/** One for each account on this device, so that whoever sends from it takes turns. */
function outboxOf(storage: PrefixedStorage, account: number): Outbox {
  const known = open.get(storage) ?? new Map<number, Outbox>();
  open.set(storage, known);
  const outbox = known.get(account) ?? createOutbox(storage, account);
  known.set(account, outbox);
  return outbox;
}

export interface Waiting {
  readonly outbox: Outbox;
  /** sends what waits */
  replay(): Promise<void>;
  /** who decides, as marks name people */
  readonly me: string;
}

const replayOf = (outbox: Outbox, source: ApiSource, words: MarkWords) => () =>
  outbox.replay((step) => sendMark(source, words, step));

/** The decisions of whoever is logged in that the server has not taken yet. */
export function useOutbox(): Waiting {
  const { storage, text } = usePortal();
  const source = useApi();
  const session = useSession();
  const person = session.kind === 'guest' ? undefined : session.user.user;
  const outbox = outboxOf(storage, person?.id ?? 0);
  const me = person?.name ?? '';
  return useMemo(() => {
    const error = (cause: unknown) => errorText(text, cause);
    const changed = (version: number) => text('review.changed', { version });
    return { outbox, replay: replayOf(outbox, source, { error, changed }), me };
  }, [outbox, source, text, me]);
}

/** What waits, oldest first. */
export const useWaitingSteps = (outbox: Outbox): readonly WaitingStep[] =>
  useSyncExternalStore(outbox.subscribe, outbox.all);
