import { and, gt, inArray, or } from 'drizzle-orm';
import type { WebSocket } from 'ws';
import { messages } from '../database/schema.ts';
import { worded } from '../message/wording.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { findVisitor, goodSessions, type Visitor } from '../user/session.ts';
import type { LiveEvent } from './bus.ts';
import { CLOSE, commandOf } from './frames.ts';

export interface LiveTimes {
  /** milliseconds to log in before the socket is dropped */
  readonly login: number;
  /** milliseconds between the server's own pings; no pong until the next one drops the socket */
  readonly ping: number;
  /** milliseconds between looks at whether the sessions are still good */
  readonly recheck: number;
}

interface Page {
  readonly socket: WebSocket;
  readonly language: Language;
  visitor: Visitor | null;
  /** the login that is being looked at */
  entering: Promise<void>;
  alive: boolean;
}

type Message = typeof messages.$inferSelect;

/** The open pages of this server: pushes to them what the bus tells. */
export class Hub {
  readonly #pages = new Set<Page>();
  readonly #timers: NodeJS.Timeout[];
  readonly #unsubscribe: () => void;
  readonly #services: Services;
  readonly #times: LiveTimes;
  #lastMessage = 0;

  constructor(services: Services, times: LiveTimes) {
    this.#services = services;
    this.#times = times;
    this.#unsubscribe = services.bus.subscribe((event) => this.#quietly(() => this.#hear(event)));
    this.#timers = [
      setInterval(() => this.#ping(), times.ping),
      setInterval(() => this.#quietly(() => this.#recheck()), times.recheck),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  join(socket: WebSocket, language: Language): void {
    const page: Page = { socket, language, visitor: null, entering: Promise.resolve(), alive: true };
    this.#pages.add(page);
    const late = setTimeout(() => !page.visitor && socket.close(CLOSE.tooSlow, 'log in first'), this.#times.login);
    socket.on('close', () => {
      clearTimeout(late);
      this.#pages.delete(page);
    });
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      page.alive = true;
    });
    socket.on('message', (data, binary) => {
      page.alive = true;
      if (!binary) this.#quietly(() => this.#obey(page, String(data)));
    });
  }

  close(): void {
    this.#unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    for (const { socket } of this.#pages) socket.close(CLOSE.restart, 'restart');
  }

  async #obey(page: Page, data: string): Promise<void> {
    const command = commandOf(data);
    if (command?.cmd === 'ping') {
      // A login that came before the ping is finished first: after the pong, a page hears everything that is told.
      await page.entering.catch(() => undefined);
      page.socket.send('{"cmd":"pong"}');
    }
    if (command?.cmd !== 'login') return;
    page.entering = this.#enter(page, command.token);
    await page.entering;
  }

  async #enter(page: Page, token: string): Promise<void> {
    page.visitor = await findVisitor(this.#services.db, token);
    if (!page.visitor) page.socket.close(CLOSE.loggedOut, 'not logged in');
  }

  async #hear(event: LiveEvent): Promise<void> {
    if (event.type === 'logout') {
      for (const page of this.#pages) if (page.visitor?.session === event.session) this.#logOut(page);
      return;
    }
    if (event.type === 'gap') return this.#catchUp();
    if (event.type === 'review') return this.#tellReview(event);
    const pages = this.#pagesOf(event);
    if (pages.length === 0) return;
    const [row] = await this.#load([event.messageId]);
    if (row) this.#push(row, pages, event.page);
  }

  // People of the customer hear everything; the forwarder's only what they have to do with.
  #tellReview({ type: _, customerId, ...review }: Extract<LiveEvent, { type: 'review' }>): void {
    const forStaff = review.change !== 'marks' && review.change !== 'viewed';
    const frame = JSON.stringify({ cmd: 'bill_review', msg: { data: review } });
    for (const { socket, visitor } of this.#pages) {
      const mine = visitor?.customerId === customerId && visitor.codes.includes('bill:view');
      if (mine || (forStaff && visitor?.codes.includes('bill:issue'))) socket.send(frame);
    }
  }

  // After a lost connection: what was written since the last push, to whom it belongs.
  async #catchUp(): Promise<void> {
    await this.#recheck();
    for (const { socket, visitor } of this.#pages) if (visitor) socket.send('{"cmd":"resync"}');
    const visitors = [...this.#pages].flatMap(({ visitor }) => visitor ?? []);
    if (visitors.length === 0 || this.#lastMessage === 0) return;
    const customers = visitors.flatMap(({ customerId }) => customerId ?? []);
    const mine = or(
      inArray(
        messages.userId,
        visitors.map(({ userId }) => userId),
      ),
      inArray(messages.customerId, customers),
    );
    const missed = and(gt(messages.id, this.#lastMessage), mine);
    const rows = await this.#services.db.select().from(messages).where(missed).orderBy(messages.id).limit(100);
    for (const row of rows) this.#push(row, this.#pagesOf(row));
  }

  #load(ids: number[]): Promise<Message[]> {
    return this.#services.db.select().from(messages).where(inArray(messages.id, ids));
  }

  #pagesOf({ userId, customerId }: { userId: number | null; customerId: number | null }): Page[] {
    return [...this.#pages].filter(
      ({ visitor }) =>
        visitor !== null && (visitor.userId === userId || (customerId !== null && visitor.customerId === customerId)),
    );
  }

  #push(row: Message, pages: Page[], by?: string): void {
    this.#lastMessage = Math.max(this.#lastMessage, row.id);
    for (const { socket, language } of pages)
      socket.send(JSON.stringify({ cmd: 'notice_msg', msg: { data: { ...worded(row, language), page: by } } }));
  }

  #ping(): void {
    for (const page of this.#pages) {
      if (!page.alive) page.socket.terminate();
      page.alive = false;
      if (page.socket.readyState === page.socket.OPEN) page.socket.ping();
    }
  }

  async #recheck(): Promise<void> {
    const keys = new Set([...this.#pages].flatMap(({ visitor }) => visitor?.session ?? []));
    if (keys.size === 0) return;
    const good = await goodSessions(this.#services.db, [...keys]);
    // The database was asked about `keys` alone: a session that logged in meanwhile is looked at the next time.
    for (const page of this.#pages) {
      const session = page.visitor?.session;
      if (session !== undefined && keys.has(session) && !good.has(session)) this.#logOut(page);
    }
  }

  #logOut({ socket }: Page): void {
    socket.close(CLOSE.loggedOut, 'logged out');
  }

  #quietly(work: () => Promise<void>): void {
    work().catch((error: Error) => console.error('live:', error.message));
  }
}
