import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Code } from '@lading/validators';
import type { Catalogue, Locale, MessageId } from '../i18n/provider.tsx';

/** What a text stands under: of the components, and of the rules of `@lading/validators` their codes. */
export type TextId = MessageId | Code;

/** Names that a message asks values for, those of its branches among them. */
function namesIn(nodes: unknown): string[] {
  if (!Array.isArray(nodes)) return [];
  return (nodes as MessageFormatElement[]).flatMap((node) => {
    if (node.type === TYPE.literal || node.type === TYPE.pound) return [];
    const branches = 'options' in node ? Object.values(node.options).flatMap(({ value }) => namesIn(value)) : [];
    return [node.value, ...branches];
  });
}

/** The message as it is shipped: only words stay one text. */
function compiled(text: string, locale: Locale, given: unknown): unknown {
  const parsed = parse(text, { locale: new Intl.Locale(locale), ignoreTag: true });
  const known = new Set(namesIn(given));
  const strange = given === undefined ? undefined : namesIn(parsed).find((name) => !known.has(name));
  if (strange) throw new Error(`there is no {${strange}}`);
  const words = parsed.map((node) => (node.type === TYPE.literal ? node.value : undefined));
  return words.includes(undefined) ? parsed : words.join('');
}

/**
 * The catalogue of another language from plain ICU texts by id: `{ 'loading': 'Wird geladen', 'required': 'Pflichtfeld' }`. What it lacks,
 * cannot be read or asks for a value that is not given is said by `fallback` (`@lading/ui/en-US`); the last two are told in the console.
 * Make it once, outside of components.
 */
export function createCatalogue(
  locale: Locale,
  texts: Readonly<Partial<Record<TextId, string>>>,
  fallback: Catalogue,
): Catalogue {
  const own = Object.entries(texts).flatMap(([id, text]) => {
    try {
      return [[id, compiled(text, locale, fallback[id as TextId])] as const];
    } catch (error) {
      console.error(`@lading/ui: the ${locale} text of ${id} is left out, ${(error as Error).message}: ${text}`);
      return [];
    }
  });
  return { ...fallback, ...Object.fromEntries(own) };
}
