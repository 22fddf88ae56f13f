/** Why a file is not read. */
export type SheetRefusal = 'large' | 'rows' | 'broken';
export class SheetRefused extends Error {
  readonly why: SheetRefusal;
  constructor(why: SheetRefusal) {
    super(why);
    this.why = why;
  }
}

/** A tag of a part of a workbook, and the text right after it. */
export interface Tag {
  /** without its prefix */
  readonly name: string;
  readonly ends: boolean;
  readonly inside: string;
  readonly text: string;
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
    if (name) return SIGNS[name] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** The tags in their order, in one pass: the policy of the page has no parser for texts from elsewhere, and none is needed for these. */
export function* tagsOf(xml: string): Generator<Tag> {
  for (let from = xml.indexOf('<'); from >= 0; ) {
    const to = xml.indexOf('>', from);
    if (to < 0) throw new SheetRefused('broken');
    const inside = xml.slice(from + 1, to);
    if (inside.includes('<')) throw new SheetRefused('broken');
    const next = xml.indexOf('<', to);
    const ends = inside.startsWith('/');
    const [name = ''] = /^[^\s/]+/.exec(ends ? inside.slice(1) : inside) ?? [];
    const text = ends || inside.endsWith('/') ? '' : unescaped(xml.slice(to + 1, next < 0 ? undefined : next));
    yield { name: name.slice(name.indexOf(':') + 1), ends, inside, text };
    from = next;
  }
}

/** The value of an attribute, whatever its prefix. */
export function attributeOf({ inside }: Tag, name: string): string | undefined {
  for (const [, key = '', value = ''] of inside.matchAll(/\s([\w:.-]+)="([^"]*)"/g))
    if (key === name || key.endsWith(`:${name}`)) return unescaped(value);
  return undefined;
}
