import { LINE_COLUMNS } from './bill-text-box.ts';

/** What is known of a party; the country as its English name. */
export interface PartyFacts {
  readonly name: string;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly country?: string | undefined;
  readonly contact?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** with what it is called, such as `USCI` or `EORI` */
  readonly code?: string | undefined;
}

/** Lines of a party that an electronic bill has. */
export const PARTY_LINES = 6;

const tidy = (text = ''): string => text.replace(/\s+/g, ' ').trim();
const joined = (parts: readonly (string | undefined)[], sign: string): string =>
  parts.map(tidy).filter(Boolean).join(sign);

/** A text in lines of at most 35, broken at blanks; a longer word is cut. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    while (word.length > LINE_COLUMNS) {
      if (line) lines.push(line);
      lines.push(word.slice(0, LINE_COLUMNS));
      [line, word] = ['', word.slice(LINE_COLUMNS)];
    }
    const longer = line && word ? `${line} ${word}` : line || word;
    if (longer.length > LINE_COLUMNS) lines.push(line);
    line = longer.length > LINE_COLUMNS ? word : longer;
  }
  return line ? [...lines, line] : lines;
}

const printed = (block = ''): string[] => linesOf(tidy(block).toUpperCase());

/**
 * A party as it is printed on a bill: name, address and how to reach it in up to 6 lines of at most 35 characters. Where that is too
 * much, what comes last is left out: the address has to stand, and customs read the code elsewhere.
 */
export function partyText({
  name,
  street,
  city,
  state,
  zip,
  country,
  contact,
  phone,
  email,
  code,
}: PartyFacts): string {
  const place = joined([city, joined([state, zip], ' '), country], ', ');
  const reach = [phone && `TEL ${tidy(phone)}`, email?.split(',')[0]];
  const lines = [name, joined([street, place], ', ')].flatMap(printed);
  for (const block of [...reach, contact && `ATTN ${tidy(contact)}`, code]) {
    const more = printed(block);
    if (lines.length + more.length <= PARTY_LINES) lines.push(...more);
  }
  return lines.slice(0, PARTY_LINES).join('\n');
}
