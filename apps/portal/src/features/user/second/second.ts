import type { Sent } from '../../../kit/use-command-form.ts';

/** The second step that a login asks for. */
export interface Second {
  readonly ticket: string;
  /** to be set up first: what the app reads, and the same to be typed */
  readonly setUp: { readonly url: string; readonly secret: string } | undefined;
  /** what is asked for, in the server's words */
  readonly words: string;
}

export const isSecond = (came: object): came is Second => 'ticket' in came && 'words' in came;

const textOf = (data: unknown, name: string): string | undefined => {
  const value = (data as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** What a way of logging in answered; a refusal that asks for a second step is no failure of the first. */
export function orSecond<T>(sent: Sent<T>): Sent<T | Second> {
  if (sent.ok || !('error' in sent) || sent.error.field !== 'second') return sent;
  const { data, serverMessage: words = '' } = sent.error;
  const [ticket, url, secret] = ['ticket', 'url', 'secret'].map((name) => textOf(data, name));
  if (ticket === undefined) return sent;
  const setUp = url !== undefined && secret !== undefined ? { url, secret } : undefined;
  return { ok: true, data: { ticket, setUp, words } };
}
