/** Full-width forms, ideographic stops, dashes and odd blanks as ASCII; marks that nobody sees are gone. */
export const halfWidth = (text: string): string =>
  text
    .replace(/\p{DI}/gu, '')
    .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[。｡]/g, '.')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, ' ');

/** A code point as Unicode names it, such as U+202A. */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;

/** The character at an index as a message can show it: one that nobody sees is given as its code point. */
export function shown(text: string, index: number): string {
  const [character = '\0'] = text.slice(index, index + 2);
  return /[\p{Cc}\p{DI}]/u.test(character) ? codePoint(character) : character;
}
