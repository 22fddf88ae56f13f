/** A part of the pasted text. */
export interface Piece {
  /** its text, without the quotes of a spreadsheet and the blanks around it */
  readonly raw: string;
  /** where it begins in the pasted text, and how much of it, in UTF-16 units */
  readonly index: number;
  readonly length: number;
  /** line of the pasted text and cell in the line, from 1 */
  readonly line: number;
  readonly column: number;
}

export interface Line {
  readonly line: number;
  /** what tabs, or else commas and semicolons, divide; empty cells hold an empty text */
  readonly cells: readonly Piece[];
}

interface Span {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  /** the character that ends it; empty at the end of the line */
  readonly separator: string;
  /** where that character stands */
  readonly next: number;
}

const SEPARATORS = '\t,;|，；、';
const BREAKS = '\n\r\u000b\f\u0085\u2028\u2029';
// A cell between quotes is not longer; a quote that nobody closes must not swallow the list.
const LONGEST_QUOTED = 1000;

const isBlank = (text: string, at: number) =>
  at < text.length && text.charAt(at) !== '\t' && text.charAt(at).trim() === '';
const endsCell = (text: string, at: number) =>
  at >= text.length || SEPARATORS.includes(text.charAt(at)) || BREAKS.includes(text.charAt(at));

/** The place after the closing quote of a quoted cell that begins here, or -1. */
function closing(text: string, open: number): number {
  const last = Math.min(text.length, open + LONGEST_QUOTED);
  for (let at = open + 1; at < last; at++) {
    if (text.charCodeAt(at) !== 34) continue;
    if (text.charCodeAt(at + 1) === 34) at++;
    else return at + 1;
  }
  return -1;
}

function quotedSpan(text: string, start: number): Span | undefined {
  const end = closing(text, start);
  if (end < 0) return undefined;
  let next = end;
  while (isBlank(text, next) && !endsCell(text, next)) next++;
  if (!endsCell(text, next)) return undefined;
  const inside = text.slice(start + 1, end - 1);
  const separator = separatorAt(text, next);
  if (inside.includes('"'))
    return { raw: inside.replaceAll('""', '"').trim(), start, end, quoted: true, separator, next };
  const raw = inside.trim();
  const begin = start + 1 + inside.length - inside.trimStart().length;
  return { raw, start: begin, end: begin + raw.length, quoted: true, separator, next };
}

const separatorAt = (text: string, at: number): string => (SEPARATORS.includes(text.charAt(at)) ? text.charAt(at) : '');

function plainSpan(text: string, start: number): Span {
  let next = start;
  while (!endsCell(text, next)) next++;
  const raw = text.slice(start, next).trimEnd();
  return { raw, start, end: start + raw.length, quoted: false, separator: separatorAt(text, next), next };
}

/** Puts spans together again where what stands between them does not separate. */
function regroup(text: string, spans: readonly Span[], separates: (place: number) => boolean): readonly Span[] {
  const groups: Span[] = [];
  let open: Span | undefined;
  for (const [place, span] of spans.entries()) {
    const group = open ? { ...span, raw: text.slice(open.start, span.end), start: open.start } : span;
    open = place < spans.length - 1 && !separates(place) ? group : undefined;
    if (!open) groups.push(group);
  }
  return groups;
}

const GROUP_BEFORE = /(?:^|[^0-9.,])[0-9]{1,3}$/;
const GROUP_AFTER = /^[0-9]{3}(?![0-9])/;

/** Without tabs: a comma inside a figure separates nothing when another one in the line is seen to separate, or none does. */
function inThousands(text: string, spans: readonly Span[]): (place: number) => boolean {
  const candidates = spans.map((span, place) => {
    const next = spans[place + 1];
    if (!next || span.separator !== ',' || span.quoted || next.quoted || next.start !== span.end + 1) return false;
    return GROUP_BEFORE.test(span.raw.slice(-4)) && GROUP_AFTER.test(next.raw.slice(0, 4));
  });
  const others = spans.filter((span, place) => span.separator !== '' && !candidates[place]);
  const loose = others.length === 0 || others.some(({ separator, end }) => separator !== ',' || isBlank(text, end + 1));
  return (place) => {
    if (!candidates[place]) return false;
    const next = spans[place + 1]?.raw ?? '';
    // `12,400KGS` between tight commas: the unit says that it is one figure.
    return loose || /^[0-9.]+ ?[^0-9. ]/.test(next.slice(0, 24));
  };
}

function toLine(text: string, spans: readonly Span[], line: number): Line {
  const tabs = spans.some(({ separator }) => separator === '\t');
  const thousands = tabs ? undefined : inThousands(text, spans);
  const groups = regroup(text, spans, (place) => (thousands ? !thousands(place) : spans[place]?.separator === '\t'));
  const cells = groups.map(({ raw, start, end }, place) => ({
    raw,
    index: start,
    length: end - start,
    line,
    column: place + 1,
  }));
  return { line, cells };
}

/** The lines of a pasted text with their cells; blank lines have none. Quoted cells may hold line breaks. */
export function* readLines(text: string): Generator<Line> {
  let spans: Span[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  while (at <= text.length) {
    while (isBlank(text, at) && !BREAKS.includes(text.charAt(at))) at++;
    const span = (text.charCodeAt(at) === 34 && quotedSpan(text, at)) || plainSpan(text, at);
    spans.push(span);
    if (span.quoted) line += text.slice(at, span.next).split('\n').length - 1;
    at = span.next;
    if (span.separator === '') {
      yield spans.every(({ raw }) => raw === '') ? { line: begun, cells: [] } : toLine(text, spans, begun);
      spans = [];
      if (text.charAt(at) === '\r' && text.charAt(at + 1) === '\n') at++;
      line++;
      begun = line;
    }
    at++;
  }
}
