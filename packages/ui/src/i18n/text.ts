import { createIntl, createIntlCache } from '@formatjs/intl';

export type Values = Record<string, string | number>;
/** `text(id, values)` in one language. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

const cache = createIntlCache();

/**
 * The texts of a compiled catalogue, or of some of its areas; it may grow later. A message that is missing or lacks a value throws.
 */
export function createText<Id extends string>(
  locale: string,
  messages: Readonly<Partial<Record<Id, unknown>>>,
): Text<Id> {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl<string>({ locale, messages: messages as Record<string, string>, onError }, cache);
  return (id, values) => {
    const message = messages[id];
    // Compiled, a message that is only words is one string.
    return typeof message === 'string' ? message : intl.formatMessage({ id }, values);
  };
}
