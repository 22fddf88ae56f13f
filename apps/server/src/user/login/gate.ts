import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { normalizeIP } from '@fastify/rate-limit';
import type { Db } from '../../database/open.ts';
import { refused } from '../../http/failure.ts';
import { Busy, FairQueue } from './fair-queue.ts';
import { type Counted, counted, countTry, takeBack } from './limits.ts';

/** Who tries: what was typed for an account, from where, and the device if somebody logged in on it before. */
export interface Trying {
  readonly account: string;
  readonly address: string;
  readonly device: string | undefined;
}

// A hash takes 19 MiB and a core: one core is left to whoever is logged in already. The longest line takes two seconds at most.
const SIZES = {
  atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)),
  most: 24,
  ofLane: 12,
  ofAccount: 2,
};

// Twenty bits under a key that is nowhere else: enough to see one password tried on many accounts, too little to find it out.
const key = randomBytes(32);
const bucketOf = (password: string) => createHmac('sha256', key).update(password).digest('hex').slice(0, 5);

// While others wait, what was full a moment ago is not asked of the database again.
const MOMENT = 5_000;
const REMEMBERED = 1_000;

const refusal = (kind: Counted['kind']) => refused(kind === 'account' || kind === 'device' ? 'locked' : 'loginSlowed');

/** Where logins wait and are counted before a password is looked at. */
export class LoginGate {
  readonly #db: Db;
  readonly #queue = new FairQueue(SIZES);
  readonly #full = new Map<string, number>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Runs the whole login when it is its turn; refuses at once where too many wait. */
  async inTurn<T>(trying: Trying, work: () => Promise<T>): Promise<T> {
    const { account, address, device } = trying;
    if (this.#queue.isBusy) this.#refuseFull(keysOf(trying));
    const lane = device === undefined ? normalizeIP(address) : account;
    try {
      return await this.#queue.run({ lane, account }, device !== undefined, work);
    } catch (error) {
      throw error instanceof Busy ? refused('loginBusy') : error;
    }
  }

  /** Counts the password, then looks whether it is right; takes the counting back where it is. `isPerson`: nobody has to show that any more. */
  async tryOnce(
    trying: Trying,
    password: string,
    isRight: () => Promise<boolean>,
    isPerson: boolean,
  ): Promise<boolean> {
    const keys = [...keysOf(trying), ...(trying.device === undefined ? [counted('password', bucketOf(password))] : [])];
    const now = Date.now();
    const full = await countTry(this.#db, keys, now, isPerson);
    if (full === 'captcha') throw refused('captchaNeeded', undefined, 'captcha');
    if (full) {
      this.#rememberFull(keys.find(({ kind }) => kind === full)?.key ?? '', now);
      throw refusal(full);
    }
    const right = await isRight();
    if (right) await takeBack(this.#db, keys, now);
    return right;
  }

  #refuseFull(keys: readonly Counted[]): void {
    const full = keys.find(({ key }) => (this.#full.get(key) ?? 0) > Date.now());
    if (full) throw refusal(full.kind);
  }

  #rememberFull(key: string, now: number): void {
    this.#full.delete(key);
    this.#full.set(key, now + MOMENT);
    const [oldest] = this.#full.keys();
    if (this.#full.size > REMEMBERED && oldest !== undefined) this.#full.delete(oldest);
  }
}

const keysOf = ({ account, address, device }: Trying): Counted[] =>
  device !== undefined
    ? [counted('device', device)]
    : [counted('account', account), counted('address', normalizeIP(address))];
