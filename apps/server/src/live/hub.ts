import type { Duplex } from 'node:stream';
import { eq, inArray, or } from 'drizzle-orm';
import type { WebSocket } from 'ws';
import { messageReads, messages } from '../database/schema.ts';
import { hiddenFrom } from '../message/marks.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { findVisitor, findVisitors, sessionOf, type Visitor } from '../user/session.ts';
import type { LiveEvent } from './bus.ts';
import { countHeld } from './caps.ts';
import { CLOSE, type Command, noticeFrames, type Since } from './frames.ts';
import { entryFrames, LATE, messagesSince, wokenSince } from './missed.ts';
import { Page } from './page.ts';

export interface LiveTimes {
  /** milliseconds to log in before the socket is dropped */
  readonly login: number;
  /** milliseconds between the server's own pings; no pong until the next one drops the socket */
  readonly ping: number;
  /** milliseconds between looks at whether the sessions are still good, for what no event told of */
  readonly recheck: number;
}

type Message = typeof messages.$inferSelect;

const LONGEST_TIMER = 2 ** 31 - 1;
/** Whoever of the forwarder's people works on bookings. */
const OF_ORDERS: ReadonlySet<string> = new Set(['order:accept', 'release:decide', 'bill:issue']);

/** The open pages of this server: pushes to them what the bus tells. */
export class Hub {
  readonly #pages = new Set<Page>();
  readonly #timers: NodeJS.Timeout[];
  readonly #unsubscribe: () => void;
  readonly #services: Services;
  readonly #times: LiveTimes;
  readonly #sessions: ReturnType<typeof countHeld>;
  /** the newest message that was told of, and when something was heard last */
  #heard: Since = { id: 0, at: Date.now() };
  /** how often somebody's rights have changed */
  #changes = 0;

  constructor(services: Services, times: LiveTimes, perSession: number) {
    this.#services = services;
    this.#times = times;
    this.#sessions = countHeld(perSession);
    this.#unsubscribe = services.bus.subscribe((event) => this.#quietly(() => this.#hear(event)));
    this.#timers = [
      setInterval(() => this.#ping(), times.ping),
      setInterval(() => this.#quietly(() => this.#recheck()), times.recheck),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** @param wire what the socket's frames come in on */
  join(socket: WebSocket, wire: Duplex, language: Language): void {
    const page = new Page(socket, wire, language, (command) => this.#quietly(() => this.#obey(page, command)));
    this.#pages.add(page);
    const late = setTimeout(() => !page.visitor && page.end(CLOSE.tooSlow, 'log in first'), this.#times.login);
    socket.on('close', () => {
      clearTimeout(late);
      clearTimeout(page.expiry);
      if (page.isCounted) this.#sessions.giveBack(page.session);
      this.#pages.delete(page);
    });
  }

  close(): void {
    this.#unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    for (const page of this.#pages) page.end(CLOSE.restart, 'restart');
  }

  async #obey(page: Page, command: Command): Promise<void> {
    if (command?.cmd === 'ping') {
      // A login that came before the ping is finished first: after the pong, a page hears everything that is told.
      await page.entering?.catch(() => undefined);
      page.say('{"cmd":"pong"}');
    }
    // A page logs in once: a wrong token ends it, and a right one stays.
    if (command?.cmd !== 'login' || page.entering) return;
    page.entering = this.#enter(page, command);
    await page.entering;
  }

  async #enter(page: Page, { token, since }: Extract<Command, { cmd: 'login' }>): Promise<void> {
    // From here on a logout is heard, although nobody knows yet whose session it is.
    page.session = sessionOf(token);
    try {
      const visitor = await this.#settled(() => findVisitor(this.#services.db, token));
      if (page.isOver) return;
      if (!visitor) return page.end(CLOSE.loggedOut, 'not logged in');
      page.isCounted = this.#sessions.take(page.session);
      if (!page.isCounted) return page.end(CLOSE.tooMany, 'too many of this session');
      page.visitor = visitor;
      page.enteredAt = Date.now();
      this.#endInTime(page);
      // It hears what is told from here on, and besides what it missed before.
      for await (const frame of entryFrames(this.#services.db, visitor, page.language, since)) page.say(frame);
    } catch (error) {
      page.end(CLOSE.failed, 'try again');
      throw error;
    }
  }

  // Rights that changed while the database was asked may be missing in its answer: then it is asked again.
  async #settled<Found>(ask: () => Promise<Found>): Promise<Found> {
    for (let round = 0; round < 5; round++) {
      const changes = this.#changes;
      const found = await ask();
      if (changes === this.#changes) return found;
    }
    throw new Error('rights change faster than they are read');
  }

  #endInTime(page: Page): void {
    clearTimeout(page.expiry);
    const rest = (page.visitor?.expiresAt.getTime() ?? 0) - Date.now();
    page.expiry = setTimeout(() => this.#logOut(page), Math.min(rest, LONGEST_TIMER)).unref();
  }

  async #hear(event: LiveEvent): Promise<void> {
    if (event.type !== 'gap') {
      const id = event.type === 'message' ? event.messageId : 0;
      this.#heard = { id: Math.max(this.#heard.id, id), at: Date.now() };
    }
    if (event.type === 'logout') {
      for (const page of this.#pages) if (page.session === event.session) this.#logOut(page);
      return;
    }
    if (event.type === 'person' || event.type === 'roles' || event.type === 'gap') this.#changes += 1;
    if (event.type === 'person') return this.#recheck(event.userId);
    if (event.type === 'roles') return this.#recheck();
    if (event.type === 'gap') return this.#catchUp();
    if (event.type === 'desk') {
      for (const page of this.#pages) if (page.visitor?.codes.includes('staff:home')) page.say('{"cmd":"desk"}');
      return;
    }
    if (event.type === 'bids' || event.type === 'rates') return this.#tellRates(event);
    if (event.type === 'review') return this.#tellReview(event);
    if (event.type === 'order' || event.type === 'chat') return this.#tellOrder(event);
    const pages = this.#pagesOf(event);
    if (pages.length === 0) return;
    const [row] = await this.#services.db.select().from(messages).where(eq(messages.id, event.messageId));
    if (row) await this.#tell(row, pages, event.page, event.again);
  }

  #tellRates(event: Extract<LiveEvent, { type: 'bids' | 'rates' }>): void {
    const concerns = ({ codes, customerId }: Visitor) =>
      event.type === 'bids'
        ? codes.includes('bid:place') || codes.includes('bid:answer')
        : customerId !== null && event.customerIds.includes(customerId);
    for (const page of this.#pages) if (page.visitor && concerns(page.visitor)) page.say(`{"cmd":"${event.type}"}`);
  }

  // People of the customer hear everything; the forwarder's only what they have to do with.
  #tellReview({ type: _, customerId, ...review }: Extract<LiveEvent, { type: 'review' }>): void {
    const forStaff = review.change !== 'marks' && review.change !== 'viewed';
    const frame = JSON.stringify({ cmd: 'bill_review', msg: { data: review } });
    for (const page of this.#pages) {
      const mine = page.visitor?.customerId === customerId && page.visitor.codes.includes('bill:view');
      if (mine || (forStaff && page.visitor?.codes.includes('bill:issue'))) page.say(frame);
    }
  }

  #tellOrder(event: Extract<LiveEvent, { type: 'order' | 'chat' }>): void {
    const { type, customerId, ...told } = event;
    const { inside = false, ...data } = 'inside' in told ? told : { ...told, inside: false };
    const frame = JSON.stringify({ cmd: `${type}_msg`, msg: { data } });
    for (const page of this.#pages) {
      const mine = page.visitor?.customerId === customerId && page.visitor.codes.includes('order:view');
      if ((mine && !inside) || page.visitor?.codes.some((code) => OF_ORDERS.has(code))) page.say(frame);
    }
  }

  // After a lost connection: what was written since something was heard last, to whom it belongs.
  async #catchUp(): Promise<void> {
    const before = this.#heard;
    const { db } = this.#services;
    await this.#recheck();
    for (const page of this.#pages) if (page.visitor) page.say('{"cmd":"resync"}');
    const visitors = [...this.#pages].flatMap(({ visitor }) => visitor ?? []);
    if (visitors.length === 0) return;
    const customers = visitors.flatMap(({ customerId }) => customerId ?? []);
    const people = visitors.map(({ userId }) => userId);
    const mine = or(inArray(messages.userId, people), inArray(messages.customerId, customers));
    for await (const row of messagesSince(db, before, mine)) {
      // What is older was there before the page was.
      const were = ({ enteredAt }: Page) => row.createTime.getTime() > enteredAt - LATE;
      await this.#tell(row, this.#pagesOf(row).filter(were));
    }
    for (const { message, userId, again } of await wokenSince(db, before, inArray(messageReads.userId, people)))
      await this.#tell(message, this.#pagesOf({ userId, customerId: null }), undefined, again);
  }

  #pagesOf({ userId, customerId }: { userId: number | null; customerId: number | null }): Page[] {
    return [...this.#pages].filter(
      ({ visitor }) =>
        visitor !== null && (visitor.userId === userId || (customerId !== null && visitor.customerId === customerId)),
    );
  }

  // Whoever does not want to see its kind has it hidden from the beginning.
  async #tell(row: Message, pages: Page[], by?: string, again?: string): Promise<void> {
    const hidden = await hiddenFrom(this.#services.db, row.id);
    const frame = noticeFrames(row, by, again);
    for (const page of pages) if (page.visitor && !hidden.has(page.visitor.userId)) page.say(frame(page.language));
  }

  #ping(): void {
    for (const page of this.#pages) page.ping();
  }

  // With `userId`, only the pages of one person.
  async #recheck(userId?: number): Promise<void> {
    const looked = [...this.#pages].filter(({ visitor }) => visitor && (userId ?? visitor.userId) === visitor.userId);
    if (looked.length === 0) return;
    const keys = new Set(looked.map(({ session }) => session));
    const good = await this.#settled(() => findVisitors(this.#services.db, [...keys]));
    // A page that logged in meanwhile was looked at when it did.
    for (const page of looked) {
      if (page.isOver) continue;
      const before = page.visitor?.codes.join();
      page.visitor = good.get(page.session) ?? null;
      if (!page.visitor) this.#logOut(page);
      else {
        this.#endInTime(page);
        // The page asks anew what it may show.
        if (page.visitor.codes.join() !== before) page.say('{"cmd":"rights"}');
      }
    }
  }

  #logOut(page: Page): void {
    page.visitor = null;
    page.end(CLOSE.loggedOut, 'logged out');
  }

  #quietly(work: () => Promise<void>): void {
    work().catch((error: Error) => console.error('live:', error.message));
  }
}
