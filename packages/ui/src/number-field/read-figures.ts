import { decimal } from '@lading/validators';

interface Signs {
  group: string;
  point: string;
  /** digits of a group but the last, which has three */
  size: number;
}

const known = new Map<string, Signs>();

/** How a language writes figures; asked of the browser once. */
function signsOf(locale: string): Signs {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.8);
  const signOf = (type: string) => parts.find((one) => one.type === type)?.value;
  const signs = {
    group: signOf('group') ?? ',',
    point: signOf('decimal') ?? '.',
    size: parts.filter(({ type }) => type === 'integer')[1]?.value.length ?? 3,
  };
  known.set(locale, signs);
  return signs;
}

const SPACES = /[\s\u00a0\u202f]/g;
const QUOTES = /[\u2019\u02bc]/g;
const literal = (sign: string) => sign.replace(/\W/g, '\\$&');

/**
 * What was typed or pasted as the decimal string it means: `1,234.5` is `1234.5`, and `1.234,5` is it where the language writes so.
 * Thousands count only where each group is whole; anything else is given back as it is, for the rule to speak of.
 * @param pointed the text was made from a decimal string with a point, so a lone point in it is one
 */
export function readFigures(text: string, locale: string, pointed = false): string {
  // Full-width figures and commas of Chinese input methods are figures and commas.
  const plain = text.normalize('NFKC').replace(QUOTES, "'").trim();
  const { point, size, ...signs } = signsOf(locale);
  const group = signs.group.replace(SPACES, ' ').replace(QUOTES, "'");
  const spaced = plain.replace(SPACES, ' ');
  const lone = spaced.indexOf('.') === spaced.lastIndexOf('.') && !spaced.includes(',') && !spaced.includes(' ');
  if (point === ',' && pointed && lone) return decimal.check(plain) === null ? plain : text;

  // A space between thousands is read anywhere: a spreadsheet puts it there.
  for (const sign of new Set([group, ' '])) {
    const groups = `\\d{1,3}(?:${literal(sign)}\\d{${size}})*${literal(sign)}\\d{3}`;
    const [, whole, fraction = ''] = new RegExp(`^(${groups}|\\d+)(?:${literal(point)}(\\d*))?$`).exec(spaced) ?? [];
    if (whole === undefined) continue;
    const bare = whole.replaceAll(sign, '') + (fraction && `.${fraction}`);
    return decimal.check(bare) === null ? bare : text;
  }
  return decimal.check(plain) === null ? plain : text;
}
