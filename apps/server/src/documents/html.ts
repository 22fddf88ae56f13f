/** HTML that is safe as it stands; everything else is escaped when it is put in. */
export interface Html {
  readonly html: string;
}
type Part = string | number | null | undefined | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text as it stands in markup. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

function put(part: Part): string {
  if (part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** Markup with values in it: each value is escaped, other markup is taken as it is. */
export const html = (markup: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: markup.reduce((whole, text, place) => whole + put(parts[place - 1]) + text),
});
