const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Full-width forms, ideographic stops, dashes and odd blanks as ASCII; marks that nobody sees are gone. */
export const halfWidth = (text: string): string =>
  // Most texts are.
  /[^ -~]/.test(text)
    ? text
        .replace(UNSEEN, '')
        .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
        .replace(/[。｡]/g, '.')
        .replace(/[‐-―−]/g, '-')
        .replace(/\s/g, ' ')
    : text;

/** The character at an index as a message can show it: one that nobody sees is given as its code point, such as U+202A. */
export function shown(text: string, index: number): string {
  const code = text.codePointAt(index) ?? 0;
  const character = String.fromCodePoint(code);
  return code < 32 || halfWidth(character) === '' ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : character;
}
