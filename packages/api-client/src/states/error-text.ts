import { type ErrorMessageId, toApiError } from '../client/errors.ts';
import { messages as english } from '../messages/en-US.ts';

/** The texts of one language: `@lading/api-client/messages/zh-CN`, `…/en-US`, or your own. */
export type ErrorTexts = Readonly<Record<ErrorMessageId, string>>;

/** What to tell the reader of a failure: the server's own words, except for an accident of the server, which is told by its code. */
export function errorText(cause: unknown, texts: ErrorTexts = english): string {
  const { kind, serverMessage, messageId, values } = toApiError(cause);
  if (kind !== 'http' && serverMessage) return serverMessage;
  return texts[messageId].replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
