import { createFormatters } from '@formatjs/intl';

export type Values = Record<string, string | number>;
/** `text(id, values)` in one language. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

// Of the library the messages alone: dates, lists and names of languages would triple what a page loads of it.
const formatters = /* @__PURE__ */ createFormatters();
type Format = ReturnType<typeof formatters.getMessageFormat>;

/** Parts of a compiled message: words, or a value that is put in as it is. */
interface Part {
  type: number;
  value: string;
}

/** Whether a part is words, or a value that is put in as it is. */
const isPlain = ({ type }: Part) => type < 2;

/**
 * The texts of a compiled catalogue, or of some of its areas; it may grow later. A message that is missing or lacks a value throws.
 */
export function createText<Id extends string>(
  locale: string,
  messages: Readonly<Partial<Record<Id, unknown>>>,
): Text<Id> {
  const formats = new Map<Id, Format>();
  const formatOf = (id: Id) => {
    const message = messages[id] as Parameters<typeof formatters.getMessageFormat>[0] | undefined;
    if (!message) throw new Error(`No text ${id} in ${locale}`);
    const format = formatters.getMessageFormat(message, locale, undefined, { formatters });
    formats.set(id, format);
    return format;
  };
  return (id, values) => {
    const message = messages[id];
    // Compiled, a message that is only words is one string.
    if (typeof message === 'string') return message;
    // What only has values put in needs nothing of the library, which takes long to come to its first one.
    if (values && Array.isArray(message) && message.every(isPlain))
      return message
        .map(({ type, value }: Part) => {
          if (type && values[value] === undefined) throw new Error(`No ${value} for ${id}`);
          return type ? values[value] : value;
        })
        .join('');
    return (formats.get(id) ?? formatOf(id)).format(values) as string;
  };
}
