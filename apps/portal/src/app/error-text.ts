import { type ApiError, toApiError } from '@lading/api-client';
import type { PortalText } from '../i18n/text.ts';

/** What to tell the reader: the server's own words, except for an accident of the server, which is told by its code. */
export function errorText(text: PortalText, cause: unknown): string {
  const error: ApiError = toApiError(cause);
  return (error.kind !== 'http' && error.serverMessage) || text(error.messageId, error.values);
}
