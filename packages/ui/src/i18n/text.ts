import { createIntl, createIntlCache } from '@formatjs/intl';

export type Values = Record<string, string | number>;
/** `text(id, values)` in one language. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

const cache = createIntlCache();

/** The texts of a compiled catalogue; a message that is missing or lacks a value throws. */
export function createText<Id extends string>(locale: string, messages: Readonly<Record<Id, unknown>>): Text<Id> {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl<string>({ locale, messages: messages as Record<string, string>, onError }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
}
