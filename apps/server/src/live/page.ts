import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Language } from '../messages/say.ts';
import type { Visitor } from '../user/session.ts';
import { openBudget } from './budget.ts';
import { CLOSE, type Command, commandOf } from './frames.ts';

/** Bytes that may wait for a page that does not read: what comes after them would only fill the memory. */
export const BEHIND = 1024 * 1024;

type Ending = (typeof CLOSE)[keyof typeof CLOSE];

/** One open page of a browser, which may be anybody's program. */
export class Page {
  readonly language: Language;
  /** who logged in on it */
  visitor: Visitor | null = null;
  /** the one login that it gets, while that is looked at and afterwards */
  entering: Promise<void> | undefined;
  /** of the login: the key of its session, empty before it */
  session = '';
  /** it is one of those that its session may have */
  isCounted = false;
  /** when it was let in, in ms */
  enteredAt = 0;
  /** closes it when its session ends by its date */
  expiry: NodeJS.Timeout | undefined;
  readonly #socket: WebSocket;
  readonly #within = openBudget();
  /** what it has to answer to show that it reads */
  #asked: Buffer | undefined;
  #isOver = false;

  /** @param wire what the socket's frames come in on */
  constructor(socket: WebSocket, wire: Duplex, language: Language, obey: (command: Command) => void) {
    this.language = language;
    this.#socket = socket;
    wire.on('data', (data: Buffer) => this.#spend(0, data.length));
    socket.on('error', () => {
      // The protocol is broken: ws has sent its close, and nothing more is heard.
      this.#isOver = true;
    });
    socket.on('message', (data, isBinary) => {
      if (this.#spend(1, 0) && !isBinary) obey(commandOf(String(data)));
    });
    socket.on('ping', (data) => {
      if (this.#spend(1, 0)) this.#write(() => socket.pong(data));
    });
    socket.on('pong', (data) => {
      if (this.#spend(1, 0) && this.#asked?.equals(data)) this.#asked = undefined;
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  say(frame: string): void {
    this.#write(() => this.#socket.send(frame));
  }

  /** Asks whether somebody is still there, and hangs up when the last question was not answered. */
  ping(): void {
    if (this.#asked) {
      this.#socket.terminate();
      return;
    }
    const asked = randomBytes(8);
    this.#asked = asked;
    this.#write(() => this.#socket.ping(asked));
  }

  end(code: Ending, reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#socket.close(code, reason);
    // Whoever floods is not listened to until he agrees that it is over.
    if (code === CLOSE.tooMuch) this.#socket.pause();
  }

  #spend(frames: number, bytes: number): boolean {
    if (this.#isOver) return false;
    if (this.#within(frames, bytes)) return true;
    this.end(CLOSE.tooMuch, 'too much');
    return false;
  }

  #write(write: () => void): void {
    if (this.#isOver) return;
    // A close frame would wait behind all the rest.
    if (this.#socket.bufferedAmount > BEHIND) this.#socket.terminate();
    else write();
  }
}
