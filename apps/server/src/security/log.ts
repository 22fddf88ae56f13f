import { and, gte, lt, min } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { securityLog } from '../database/schema.ts';
import { chain } from './chain.ts';

/** What is told; changes of rights are told by the database itself, whoever makes them. */
export type SecurityEvent =
  | 'login'
  | 'loginRefused'
  | 'logout'
  | 'refused'
  | 'export'
  | 'linkMade'
  | 'linkOpened'
  | 'linkRefused'
  | 'linkEnded'
  | 'passwordChanged'
  | 'phoneChanged'
  | 'passwordReset'
  | 'invited'
  | 'switched'
  | 'rolesGiven'
  | 'roleChanged'
  | 'roleMade'
  | 'roleRenamed'
  | 'roleDeleted'
  | 'wechatBound'
  | 'wechatUnbound'
  | 'secondAsked'
  | 'secondRefused'
  | 'secondOn'
  | 'secondOff'
  | 'secondReset'
  | 'decided'
  | 'houseChanged'
  | 'ratesPublished';

export interface Noted {
  readonly userId?: number | undefined;
  readonly address?: string | undefined;
  /** names and numbers of our own only: nothing that somebody typed */
  readonly detail?: Readonly<Record<string, string | number | undefined>>;
}

type Row = typeof securityLog.$inferInsert & { readonly event: string };

const EVERY = 1_000;
/** Different rows of one second; more of them are counted as one. */
const MOST = 500;
const KEPT = 400 * 86_400_000;

/** A telephone number with its middle left out; of anything else nothing, for people type passwords into the wrong box. */
export const masked = (account: string): string =>
  /^\+?[0-9]{8,15}$/.test(account) ? `${account.slice(0, 3)}****${account.slice(-4)}` : '***';

/** Gathers what happened and writes it once a second, the same as one row: whoever floods the server does not flood its log. */
export class SecurityLog {
  readonly #db: Db;
  #waiting = new Map<string, Row & { count: number }>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  note(event: SecurityEvent, { userId, address = '', detail = {} }: Noted): void {
    const at = new Date();
    const key = JSON.stringify([event, userId, address, detail]);
    const known = this.#waiting.get(key);
    const full = !known && this.#waiting.size >= MOST;
    const row = full ? { event, at, address: '', detail: { more: 1 } } : { event, at, userId, address, detail };
    const place = full ? event : key;
    const count = (this.#waiting.get(place)?.count ?? 0) + 1;
    this.#waiting.set(place, { ...row, at: this.#waiting.get(place)?.at ?? at, count, lastTime: at });
    this.#timer ??= setTimeout(() => void this.flush(), EVERY).unref();
  }

  /** Writes what was noted so far. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const rows = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (rows.length === 0) return;
    try {
      await this.#db.insert(securityLog).values(rows);
      await chain(this.#db);
    } catch (error) {
      console.error('security log:', rows.length, 'rows lost or not chained yet:', (error as Error).cause ?? error);
    }
  }
}

/** Forgets what happened more than 400 days ago: the beginning of the chain, up to the first entry that is younger. */
export async function forgetOldEvents(db: Db): Promise<void> {
  const [first] = await db
    .select({ place: min(securityLog.place) })
    .from(securityLog)
    .where(gte(securityLog.at, new Date(Date.now() - KEPT)));
  const old = lt(securityLog.at, new Date(Date.now() - KEPT));
  await db.delete(securityLog).where(first?.place ? and(old, lt(securityLog.place, first.place)) : old);
}
