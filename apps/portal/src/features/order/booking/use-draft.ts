import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import type { BookingDraft } from '@lading/validators/booking';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { useSession } from '../../../session/use-session.ts';
import { type LocalDraft, localDrafts } from './local-drafts.ts';
import { type Clash, mergeDrafts, same, withValue } from './merge-drafts.ts';

const { saveBooking } = contract.order;

/** Milliseconds of quiet before what was written is sent. */
const QUIET = 2_000;

/** `local`: it cannot be kept by the server yet, for it is not known where it goes. */
export type KeptState = 'saved' | 'saving' | 'offline' | 'failed' | 'local';

export interface Begun {
  readonly bookingId: number | undefined;
  readonly revision: number;
  readonly draft: BookingDraft;
  /** names the copy on this device: a booking, or what a new one was begun from */
  readonly key: string;
  readonly editedAt: string;
}

export interface Work {
  readonly draft: BookingDraft;
  readonly bookingId: number | undefined;
  readonly revision: number;
  readonly state: KeptState;
  readonly savedAt: string;
  /** why it was not kept, in words */
  readonly failure: string;
  readonly clashes: readonly Clash[];
  readonly clashBy: string;
  set(path: string, value: unknown): void;
  replace(draft: BookingDraft): void;
  settle(path: string, which: 'mine' | 'theirs'): void;
  /** Sends what was written; true where the server has it all. */
  save(): Promise<boolean>;
  /** The server's side was changed by something else than a draft: a move, a second device. */
  follow(now: { revision: number; draft: BookingDraft }): void;
  forget(): void;
}

interface Older {
  readonly revision: number;
  readonly draft: BookingDraft;
  readonly editedBy: string;
}
const isOlder = (data: unknown): data is Older =>
  typeof data === 'object' && data !== null && 'revision' in data && 'draft' in data;
const isPlaced = ({ route }: BookingDraft) => route.polId !== null && route.podId !== null;

interface Held {
  readonly bookingId: number | undefined;
  readonly revision: number;
  readonly base: BookingDraft;
  readonly draft: BookingDraft;
  readonly sending: string;
}

/** What is gone on with: what was written here since, laid over what the server has now. */
const startOf = (
  local: LocalDraft | undefined,
  { draft, revision }: Begun,
): { draft: BookingDraft; clashes: Clash[] } => {
  if (!local || same(local.draft, draft)) return { draft, clashes: [] };
  return local.revision === revision
    ? { draft: local.draft, clashes: [] }
    : mergeDrafts(local.base, local.draft, draft);
};

const askedOf = ({ bookingId, revision, draft, sending }: Held) => ({
  ...(bookingId !== undefined && { bookingId }),
  revision,
  draft: onWire(draft),
  requestId: sending,
  action: 'draft' as const,
});

interface Keeping {
  readonly draft: BookingDraft;
  /** somebody has to choose first */
  readonly waits: boolean;
  isKept(draft: BookingDraft): boolean;
}

/** Here at once, there after a moment of quiet; again as soon as the connection is back. */
function useKeeping({ draft, waits, isKept }: Keeping, keepHere: () => void, save: () => Promise<boolean>) {
  const kept = useRef(isKept);
  useEffect(() => {
    kept.current = isKept;
  });
  useEffect(() => {
    if (kept.current(draft)) return undefined;
    keepHere();
    if (waits) return undefined;
    const timer = setTimeout(() => void save(), QUIET);
    return () => clearTimeout(timer);
  }, [draft, waits, keepHere, save]);
  useEffect(() => {
    const back = () => void save();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [save]);
}

/** What is written on a booking, kept here at once and by the server a moment later; a clash of two devices is told field by field. */
export function useDraft(begun: Begun, onNumber: (bookingId: number) => void): Work {
  const text = useText();
  const { storage } = usePortal();
  const session = useSession();
  const userId = session.kind === 'guest' ? 0 : (session.user.user?.id ?? 0);
  const [drafts] = useState(() => localDrafts(storage, userId));
  const [start] = useState(() => startOf(drafts.read(begun.key), begun));
  const [draft, setDraft] = useState(start.draft);
  const [clashes, setClashes] = useState<readonly Clash[]>(start.clashes);
  const [clashBy, setClashBy] = useState('');
  const [failure, setFailure] = useState('');
  const [state, setState] = useState<KeptState>(begun.bookingId === undefined ? 'local' : 'saved');
  const [known, setKnown] = useState({ bookingId: begun.bookingId, revision: begun.revision });
  const [savedAt, setSavedAt] = useState(begun.editedAt);
  const { run } = useCommand(saveBooking);
  const told = useRef(onNumber);
  useEffect(() => {
    told.current = onNumber;
  });
  // What the server has, and what is written now: a sending that comes back late finds both as they are then.
  const held = useRef({
    ...known,
    base: begun.draft,
    draft: start.draft,
    key: begun.key,
    sending: crypto.randomUUID(),
  });
  const keepHere = useCallback(() => {
    const { key, base, revision, draft: now } = held.current;
    drafts.write(key, { draft: now, base, revision, at: Date.now() });
  }, [drafts]);

  const take = useCallback((next: BookingDraft) => {
    held.current.draft = next;
    setDraft(next);
  }, []);

  const follow = useCallback(
    ({ revision, draft: theirs }: { revision: number; draft: BookingDraft }) => {
      if (revision <= held.current.revision) return;
      const { draft: mine, base } = held.current;
      const merged = mergeDrafts(base, mine, theirs);
      held.current = { ...held.current, base: theirs, revision };
      setKnown((now) => ({ ...now, revision }));
      setClashes(merged.clashes);
      take(merged.draft);
    },
    [take],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const now = held.current;
    if (!isPlaced(now.draft)) {
      setState('local');
      return false;
    }
    if (now.bookingId !== undefined && same(now.draft, now.base)) {
      setState('saved');
      return true;
    }
    setState('saving');
    const sent = now.draft;
    const answer = await run(askedOf(now));
    if (answer.ok) {
      const { bookingId, revision, editedAt } = answer.data;
      const first = held.current.bookingId === undefined;
      held.current = { ...held.current, bookingId, revision, base: sent, sending: crypto.randomUUID() };
      setKnown({ bookingId, revision });
      setSavedAt(editedAt);
      setFailure('');
      if (first) {
        drafts.forget(now.key);
        held.current.key = keyOf(bookingId);
        told.current(bookingId);
      }
      const all = same(held.current.draft, sent);
      if (all) drafts.forget(held.current.key);
      setState(all ? 'saved' : 'saving');
      return all;
    }
    const { error } = answer;
    if (error.kind === 'conflict' && isOlder(error.data)) {
      setClashBy(error.data.editedBy);
      follow(error.data);
      setState('saving');
      return false;
    }
    setFailure(errorText(text, error));
    setState(error.kind === 'network' || error.kind === 'timeout' ? 'offline' : 'failed');
    return false;
  }, [run, drafts, follow, text]);

  useKeeping({ draft, waits: clashes.length > 0, isKept: (now) => same(now, held.current.base) }, keepHere, save);

  return {
    draft,
    ...known,
    state,
    savedAt,
    failure,
    clashes,
    clashBy,
    save,
    follow,
    set: (path, value) => take(withValue(held.current.draft, path, value)),
    replace: take,
    settle(path, which) {
      const clash = clashes.find((one) => one.path === path);
      if (clash && which === 'theirs') take(withValue(held.current.draft, path, clash.theirs));
      setClashes(clashes.filter((one) => one.path !== path));
    },
    forget: () => drafts.forget(held.current.key),
  };
}

/** The name of the copy of a booking on this device. */
export const keyOf = (bookingId: number): string => `booking ${bookingId}`;

/** Lists as the wire's types have them. */
export const onWire = (draft: BookingDraft) => ({
  ...draft,
  cargo: { ...draft.cargo, goods: [...draft.cargo.goods] },
  equipment: { boxes: [...draft.equipment.boxes] },
  papers: { ...draft.papers, fileIds: [...draft.papers.fileIds] },
});
