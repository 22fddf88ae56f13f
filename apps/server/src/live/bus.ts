import type { OrderEvent, ReviewEvent } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database/open.ts';

/** What servers tell each other; the row itself is loaded by whoever shows it. */
export type LiveEvent =
  | {
      readonly type: 'message';
      readonly messageId: number;
      readonly customerId: number | null;
      readonly userId: number | null;
      /** it was told before and put off: when it comes back, ISO */
      readonly again?: string | undefined;
      /** the page whose doing the message tells of */
      readonly page?: string | undefined;
    }
  | {
      readonly type: 'review';
      readonly customerId: number;
      readonly bookingId: number;
      readonly change: ReviewEvent;
      /** the newest draft after it */
      readonly version: number;
      readonly page?: string | undefined;
    }
  /** something of a booking has changed beside its review; `inside` is the forwarder's own business */
  | {
      readonly type: 'order';
      readonly customerId: number;
      readonly bookingId: number;
      readonly change: OrderEvent;
      readonly inside?: boolean;
      readonly page?: string | undefined;
    }
  /** something was said in the conversation of a booking, or read */
  | {
      readonly type: 'chat';
      readonly customerId: number;
      readonly bookingId: number;
      readonly page?: string | undefined;
    }
  /** the forwarder's queues have changed */
  | { readonly type: 'desk' }
  /** somebody has bid, or a bid has become something else: all who bid and who answer look again */
  | { readonly type: 'bids' }
  /** what these companies follow has changed */
  | { readonly type: 'rates'; readonly customerIds: readonly number[] }
  /** by logging out, by being switched off, or by hand: the database tells of it (migrations/0003_sessions_end.sql) */
  | { readonly type: 'logout'; readonly session: string }
  /** somebody's rights have changed, or the date of his session */
  | { readonly type: 'person'; readonly userId: number }
  /** what roles are granted has changed: the database tells of it (migrations/0034_desk_search_roles.sql) */
  | { readonly type: 'roles' }
  /** some events may have been missed */
  | { readonly type: 'gap' };

export interface Bus {
  /** Leaves with the commit of `tx`, and never if it rolls back. */
  publish(tx: Db, event: LiveEvent): Promise<void>;
  /** Hears the events of every server, also of this one; answers how to stop. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  close(): void;
}

const CHANNEL = 'lading_live';

/** Tells every server of an event, with the commit of `tx`. */
export async function publish(tx: Db, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

/** Fan-out by LISTEN and NOTIFY, the same on PGlite and PostgreSQL. */
export async function openBus(database: Database): Promise<Bus> {
  const listeners = new Set<(event: LiveEvent) => void>();
  const tell = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };
  await database.listen(
    CHANNEL,
    (payload) => tell(JSON.parse(payload) as LiveEvent),
    () => tell({ type: 'gap' }),
  );
  return {
    publish,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
