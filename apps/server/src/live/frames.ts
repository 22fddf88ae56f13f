import type { messages } from '../database/schema.ts';
import { worded } from '../message/wording.ts';
import type { Language } from '../messages/say.ts';

/** Why the server closes a socket; a page told 4401 has to log in before it comes back. */
export const CLOSE = {
  tooMuch: 1008,
  failed: 1011,
  restart: 1012,
  loggedOut: 4401,
  tooSlow: 4408,
  tooMany: 4429,
} as const;

/** The channel decides the language of what is pushed on it. */
export const CHANNELS: Readonly<Record<string, Language>> = { cn: 'zh-CN', en: 'en-US' };

/** What a page was told last: the number of a message, and when it was, in ms. */
export interface Since {
  readonly id: number;
  readonly at: number;
}

export type Command = { cmd: 'login'; token: string; since: Since | undefined } | { cmd: 'ping' } | null;

function sinceOf(given: unknown): Since | undefined {
  const { id, at } = (given ?? {}) as Partial<Record<keyof Since, unknown>>;
  return Number.isSafeInteger(id) && Number.isSafeInteger(at) ? { id: Number(id), at: Number(at) } : undefined;
}

/** What a page sent; anything unknown, and everything that contains `im`, is nothing. */
export function commandOf(data: string): Command {
  let frame: unknown;
  try {
    frame = JSON.parse(data);
  } catch {
    return null;
  }
  if (typeof frame !== 'object' || frame === null) return null;
  const { cmd, text, since } = frame as { cmd?: unknown; text?: unknown; since?: unknown };
  if (cmd === 'ping') return { cmd };
  if (cmd === 'login' && typeof text === 'string') return { cmd, token: text, since: sinceOf(since) };
  return null;
}

/** A message as pages are told of it: written once for each language, however many read it. */
export function noticeFrames(row: typeof messages.$inferSelect, page?: string, again?: string) {
  const written = new Map<Language, string>();
  return (language: Language): string => {
    const known = written.get(language);
    if (known !== undefined) return known;
    const told = { ...worded(row, language), ...(again && { createTime: again }), page };
    const frame = JSON.stringify({ cmd: 'notice_msg', msg: { data: told } });
    written.set(language, frame);
    return frame;
  };
}
