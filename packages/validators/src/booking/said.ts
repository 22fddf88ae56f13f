import { error, type Issue } from '../issue.ts';
import { isEmpty, type Rule } from '../rule.ts';
import type { BookingDraft } from './draft.ts';

/** An issue and where in a booking: `cargo.goods.1.weight`. */
export type BookingIssue = Issue & { readonly path: string };

/** What is known beside the paper. */
export interface BookingFacts {
  /** the day it is now, at the port of loading */
  readonly today: string;
  /** until when full containers are taken, `2026-12-01T18:00:00+08:00` */
  readonly cyClose?: string | undefined;
  /** kg that a box of the rate may hold */
  readonly weightLimit?: string | undefined;
  /** kinds of papers that were uploaded, by the dictionary `fileKind`, and whether a mandate is there */
  readonly papers?: readonly ('invoice' | 'mandate')[] | undefined;
}

export type SectionCheck = (draft: BookingDraft, facts: BookingFacts) => BookingIssue[];

/** Numbers of the dictionaries that rules speak of. */
export const TERM = { EXW: 1, FCA: 2, FAS: 3, FOB: 4, CFR: 5, CIF: 6, CPT: 7, CIP: 8 } as const;
export const PAY = { prepaid: 1, collect: 2 } as const;
export const GOODS = { dangerous: 2, reefer: 3, oog: 4, lithium: 5 } as const;
export const NOR = 12;
/** Boxes of the dictionary, by number less one, and kg that a road takes in them. */
export const BOX_NAMES = [
  '20GP',
  '40GP',
  '40HQ',
  '45HQ',
  '20RF',
  '40RH',
  '20OT',
  '40OT',
  '20FR',
  '40FR',
  '20TK',
  '40NOR',
] as const;
export const BOX_LIMIT = 26_500;

export const at = (path: string, issue: Issue): BookingIssue => ({ ...issue, path });
export const missing = (path: string): BookingIssue => at(path, error('required', {}));

/** The fields of a part that have to be filled. */
export const needed = (part: object, prefix: string, names: readonly string[]): BookingIssue[] =>
  names
    .filter((name) => isEmpty((part as Readonly<Record<string, unknown>>)[name]))
    .map((name) => missing(`${prefix}.${name}`));

/** What a rule says of a text that may be empty. */
export function says(rule: Rule, path: string, text: string): BookingIssue[] {
  const issue = text === '' ? null : rule.check(text);
  return issue ? [at(path, issue)] : [];
}
