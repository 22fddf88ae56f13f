import type { Result } from '@lading/api-client';
import type { RowRefusal } from '@lading/ui';
import { errorText } from '../app/error-text.ts';
import type { PortalText } from '../i18n/text.ts';

/** Why a row was not saved, as `EditableTable` says it; undefined where it was. */
export function rowRefusal(text: PortalText, sent: Result<unknown>): RowRefusal | undefined {
  return sent.ok ? undefined : { message: errorText(text, sent.error), column: sent.error.field };
}
