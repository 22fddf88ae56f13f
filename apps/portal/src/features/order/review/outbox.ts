import type { PrefixedStorage } from '@lading/api-client';
import { isSteps } from './outbox-shape.ts';
import { type Clash, sameDraft, type WaitingStep } from './waiting-step.ts';

export type NewStep = Pick<WaitingStep, 'draft' | 'action' | 'revision'>;

/** What became of one step that was sent; `unsent` is a broken connection, and it stays. */
export type Sent =
  | { readonly kind: 'kept'; readonly revision: number }
  | ({ readonly kind: 'clash' } & Clash)
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unsent' };

export interface Outbox {
  /** the steps that wait, oldest first; the same array until it changes */
  all(): readonly WaitingStep[];
  subscribe(listener: () => void): () => void;
  /** Keeps a step; a later verdict takes the place of an earlier one of the same mark that has not left yet or met another's. */
  add(step: NewStep): WaitingStep;
  drop(id: string): void;
  /** The step has to win over what somebody else decided meanwhile: its author has seen it. */
  insist(id: string): void;
  /** Sends what waits, one by one; ends at a broken connection. Asked again meanwhile, it goes on with what was added. */
  replay(send: (step: WaitingStep) => Promise<Sent>): Promise<void>;
  /** hears what became of each step */
  onSent(listener: (step: WaitingStep, sent: Sent) => void): () => void;
}

const sameMark = (a: NewStep, b: NewStep): boolean => a.action.path === b.action.path && sameDraft(a.draft, b.draft);
const NONE: readonly WaitingStep[] = [];

/** One tab at a time sends; where the browser has no locks the server's revisions still refuse what comes twice. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? globalThis.navigator.locks.request(name, work) : work();

/**
 * Decisions of one person on their way to the server, kept on this device: they outlive a reload, a crash and a broken connection. Each says
 * what its author saw, so that the server never overwrites what somebody else decided meanwhile.
 */
export function createOutbox(storage: PrefixedStorage, account: number): Outbox {
  const name = `marks.${account}`;
  const item = storage.item<readonly WaitingStep[]>(name, {
    version: 1,
    fallback: NONE,
    parse: (value) => (isSteps(value) ? value : undefined),
  });
  const listeners = new Set<(step: WaitingStep, sent: Sent) => void>();
  let leaving: string | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const write = (steps: readonly WaitingStep[]) => (steps.length > 0 ? item.set(steps) : item.remove());
  const change = (id: string, next: (step: WaitingStep) => WaitingStep) =>
    write(item.get().map((step) => (step.id === id ? next(step) : step)));
  const drop = (id: string) => write(item.get().filter((step) => step.id !== id));

  function took(step: WaitingStep, sent: Sent) {
    if (sent.kind === 'refused') drop(step.id);
    if (sent.kind === 'clash')
      change(step.id, (own) => ({ ...own, clash: { theirs: sent.theirs, revision: sent.revision } }));
    if (sent.kind === 'kept') {
      // Later steps of the same author on this mark follow the one that has just arrived: they take its revision.
      const rest = item.get().filter(({ id }) => id !== step.id);
      write(
        rest.map((later) => (sameMark(later, step) && !later.clash ? { ...later, revision: sent.revision } : later)),
      );
    }
    for (const listener of listeners) listener(step, sent);
  }
  /** False where the connection broke. */
  async function sendAll(send: (step: WaitingStep) => Promise<Sent>): Promise<boolean> {
    for (;;) {
      const next = item.get().find(({ clash }) => !clash);
      if (!next) return true;
      leaving = next.id;
      const sent = await send(next);
      leaving = undefined;
      took(next, sent);
      if (sent.kind === 'unsent') return false;
    }
  }
  async function run(send: (step: WaitingStep) => Promise<Sent>) {
    try {
      // What is added while the turn is given back would wait for the next one.
      do again = false;
      while ((await alone(`lading.${name}`, () => sendAll(send))) && again);
    } finally {
      running = undefined;
    }
  }

  return {
    all: item.get,
    subscribe: item.subscribe,
    add(given) {
      const step: WaitingStep = { ...given, id: crypto.randomUUID(), at: new Date().toISOString() };
      const isVerdict = given.action.kind !== 'comment';
      const replaced = item
        .get()
        .filter((old) => isVerdict && old.id !== leaving && old.action.kind !== 'comment' && sameMark(old, given));
      // A replaced step that was never sent changed nothing on the server, so the new one keeps the revision which that one began from.
      const unsent = replaced.find(({ clash }) => !clash);
      const kept = unsent ? { ...step, revision: unsent.revision } : step;
      write([...item.get().filter((old) => !replaced.includes(old)), kept]);
      return kept;
    },
    drop,
    insist: (id) => change(id, ({ clash, ...step }) => ({ ...step, revision: clash ? clash.revision : step.revision })),
    replay(send) {
      again = true;
      running ??= run(send);
      return running;
    },
    onSent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
