import type { Json } from './reader.ts';
import { linesOf, textOf } from './text-lines.ts';

const NAME = 70;
const ADDRESS = { lines: 6, width: 35 };
const LONG = { lines: 5, width: 250 };

/** A party of the standard: the first line is its name, the others its address as it is printed. `rest` did not find room. */
export function partyOf(text: string): { party: Json; rest: string[] } {
  const [name = '', ...address] = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const partyName = name.slice(0, NAME).trim();
  const over = name.length > NAME ? [name.slice(NAME).trim()] : [];
  const lines = [...over, ...address];
  if (lines.length === 0) return { party: { partyName }, rest: [] };
  const short = lines.every((line) => line.length <= ADDRESS.width);
  if (!short && lines.length <= LONG.lines && lines.every((line) => line.length <= LONG.width))
    return { party: { partyName, addressLines: lines }, rest: [] };
  const printed = short ? lines : linesOf(lines.join('\n'), ADDRESS.width);
  return {
    party: { partyName, displayedAddress: printed.slice(0, ADDRESS.lines) },
    rest: printed.slice(ADDRESS.lines),
  };
}

/** The text of a party as a bill prints it. */
export function partyText(party: unknown): string {
  const { partyName, displayedAddress, addressLines, address } = (party ?? {}) as Json;
  const lines = textOf(displayedAddress) || textOf(addressLines) || addressText(address);
  return [typeof partyName === 'string' ? partyName : '', lines].filter(Boolean).join('\n');
}

function addressText(address: unknown): string {
  if (typeof address !== 'object' || address === null) return '';
  const { street, streetNumber, floor, city, postCode, stateRegion, countryCode } = address as Readonly<
    Record<string, string>
  >;
  const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  return [line(street, streetNumber, floor), line(city, stateRegion, postCode), countryCode].filter(Boolean).join('\n');
}

const TO_ORDER = /^TO (?:THE )?ORDER(?: OF\s([\s\S]+))?$/i;
const SAME = /^SAME AS (?:THE )?CONSIGNEE\.?$/i;

/** Whom a bill is made out to: somebody, to order, or to the order of somebody. */
export function ordered(text: string): { isToOrder: boolean; endorsee: string } {
  const found = TO_ORDER.exec(text.trim());
  return { isToOrder: found !== null, endorsee: found?.[1]?.trim() ?? '' };
}
export const isSameAsConsignee = (text: string): boolean => SAME.test(text.trim());
export const SAME_AS_CONSIGNEE = 'SAME AS CONSIGNEE';
