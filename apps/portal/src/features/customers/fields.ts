import { CERTIFICATION_KINDS, FUDA_ROLES, SETTLE_METHODS } from '@lading/api-client/contract';
import type { MessageId } from '../../i18n/text.ts';
import { isField } from '../../kit/application-fields.ts';

/** Those whose values are words of ours. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  kind: CERTIFICATION_KINDS,
  method: SETTLE_METHODS,
  role: FUDA_ROLES,
};

/** The text of a field's name; undefined for one that is newer than this page. */
export const fieldText = (name: string): MessageId | undefined =>
  isField(name) ? `customers.field.${name}` : undefined;

/** The text of a value that was chosen from a list; undefined for what somebody wrote. */
export const choiceText = (name: string, value: string): MessageId | undefined =>
  CHOSEN[name]?.includes(value) ? (`customers.choice.${value}` as MessageId) : undefined;
