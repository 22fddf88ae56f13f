import { createConnection } from './connection.ts';
import { keepCursor } from './cursor.ts';
import { browser, type Channel, type Environment } from './environment.ts';
import {
  asChat,
  asCursor,
  asMessage,
  asOrder,
  asReview,
  type ChatChange,
  type Frame,
  isPlain,
  type LiveMessage,
  type OrderChange,
  type ReviewChange,
} from './frames.ts';
import type { LiveState } from './machine.ts';

export type LiveEvent =
  | { readonly type: 'notice'; readonly message: LiveMessage }
  /** something happened in the review of a bill */
  | { readonly type: 'review'; readonly review: ReviewChange }
  /** something of a booking has changed */
  | { readonly type: 'order'; readonly order: OrderChange }
  /** something was said in the conversation of a booking */
  | { readonly type: 'chat'; readonly chat: ChatChange }
  /** the forwarder's queues have changed */
  | { readonly type: 'desk' }
  /** a bid has come, or has become something else */
  | { readonly type: 'bids' }
  /** what the company follows has changed */
  | { readonly type: 'rates' }
  /** who reads may do something else than before: ask what */
  | { readonly type: 'rights' }
  /** the connection was away: ask again for what it would have told */
  | { readonly type: 'resync' }
  | { readonly type: 'state'; readonly state: LiveState };

export interface LiveOptions {
  /** `wss://host/ws/socket/cn` or `/en` */
  url(): string;
  token(): string | null;
  environment?: Environment;
}

export interface Live {
  /** Joins with the present token; without one, or when already started, does nothing. */
  start(): void;
  stop(): void;
  /** Hears of notices, gaps and changes of state; returns the way to stop. */
  on(listener: (event: LiveEvent) => void): () => void;
  state(): LiveState;
}

/** A short name for a session, so that tabs of different sessions do not hear each other; the token cannot be read from it. */
function sessionName(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `lading-live-${hash.toString(36)}`;
}

/** What another tab of the browser tells, when it has all its fields in their types, else undefined. */
function toldByTab(event: Readonly<Record<string, unknown>> | null): LiveEvent | undefined {
  const message = event?.type === 'notice' ? asMessage(event.message) : undefined;
  if (message) return { type: 'notice', message };
  const review = event?.type === 'review' ? asReview(event.review) : undefined;
  if (review) return { type: 'review', review };
  const order = event?.type === 'order' ? asOrder(event.order) : undefined;
  if (order) return { type: 'order', order };
  const chat = event?.type === 'chat' ? asChat(event.chat) : undefined;
  return chat && { type: 'chat', chat };
}

/** One connection for all tabs of a browser: one tab holds the socket, the others hear through it. */
export function createLive(options: LiveOptions): Live {
  const listeners = new Set<(event: LiveEvent) => void>();
  let state: LiveState = 'idle';
  let leave: (() => void) | undefined;

  const emit = (event: LiveEvent) => {
    for (const listener of [...listeners]) listener(event);
  };

  function join(): () => void {
    const environment = options.environment ?? browser();
    const { tabs } = environment;
    const cursor = keepCursor(environment.now);
    let channel: Channel | undefined;
    let leading = false;

    const deliver = (event: LiveEvent) => {
      if (event.type === 'state') {
        if (state === event.state) return;
        state = event.state;
      }
      if (event.type === 'notice' && !cursor.isNew(event.message)) return;
      emit(event);
    };
    const share = (event: LiveEvent) => {
      channel?.post(event);
      deliver(event);
    };
    const heard = (data: unknown) => {
      const event = data as Readonly<Record<string, unknown>> | null;
      if (event?.type === 'hello' && leading) {
        channel?.post({ type: 'state', state } satisfies LiveEvent);
        channel?.post({ type: 'cursor', cursor: cursor.shared() });
      }
      const told = event?.type === 'cursor' ? asCursor(event.cursor) : undefined;
      if (told) cursor.told(told);
      if (isPlain(event?.type) && !leading) deliver({ type: event.type });
      if (event?.type === 'state' && !leading) deliver({ type: 'state', state: event.state as LiveState });
      const known = toldByTab(event);
      if (known && !leading) cursor.heard();
      if (known) deliver(known);
    };
    const connection = createConnection({
      url: options.url,
      token: options.token,
      environment,
      since: cursor.since,
      onFrame: (frame: Frame) => {
        cursor.heard();
        if (frame.type === 'cursor') {
          cursor.told(frame.cursor);
          channel?.post(frame);
        } else if (frame.type !== 'pong' && frame.type !== 'ignored' && frame.type !== 'malformed') share(frame);
      },
      onResync: () => share({ type: 'resync' }),
      onState: (next) => share({ type: 'state', state: next }),
    });

    if (!tabs) {
      connection.start(false);
      return () => connection.stop();
    }

    const name = sessionName(`${options.url()}|${options.token()}`);
    const stop = new AbortController();
    const lead = (successor: boolean) =>
      new Promise<void>((release) => {
        if (stop.signal.aborted) return release();
        leading = true;
        stop.signal.addEventListener('abort', () => release());
        connection.start(successor);
      });
    const follow = () => {
      channel?.post({ type: 'hello' });
      return tabs.locks.request(name, { signal: stop.signal }, () => lead(true));
    };
    channel = tabs.channel(name, heard);
    tabs.locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? lead(false).then(() => true) : false))
      .then((led) => (led || stop.signal.aborted ? undefined : follow()))
      // Only leaving ends a wait for the lock.
      .catch(() => {});
    return () => {
      leading = false;
      channel?.close();
      channel = undefined;
      connection.stop();
      stop.abort();
    };
  }

  return {
    start() {
      if (leave || options.token() === null) return;
      leave = join();
    },
    stop() {
      leave?.();
      leave = undefined;
      if (state !== 'idle') {
        state = 'idle';
        emit({ type: 'state', state });
      }
    },
    on(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
  };
}
