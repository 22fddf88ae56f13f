import type { BillFieldName, ContainerRow, GoodsRow, GoodsVo } from '../types.ts';
import type { Note } from './notes.ts';

/** How far apart two values are. `blocking` is settled or waived with a reason before a draft is approved. */
export type DifferenceClass = 'same' | 'cosmetic' | 'material' | 'blocking';

/**
 * What a cosmetic difference is made of, after the first stage at which the values agree: line breaks and blanks, case, punctuation
 * and character width, another code or word for the same thing, or another way of writing a number, date, code or list.
 */
export type CosmeticKind = 'wrap' | 'case' | 'punct' | 'alias' | 'format';

/** Where the field stands in the review. `office` is kept with the bill and never printed. */
export type FieldGroup = 'parties' | 'numbers' | 'route' | 'cargo' | 'totals' | 'containers' | 'office';

export type ComparedField = BillFieldName | keyof GoodsRow | keyof ContainerRow | Exclude<keyof GoodsVo, 'rows'>;

/**
 * A piece of a word-level difference. All pieces but the added ones, joined, are the left text; all but the removed ones the right
 * text, to the last blank. A removed or added piece is `cosmetic` where it changes nothing that counts: a line break, case, a comma.
 */
export interface Segment {
  readonly op: 'equal' | 'removed' | 'added';
  readonly text: string;
  readonly cosmetic?: true;
}

/** One field on both sides. Optional members are absent, never undefined: the whole is plain JSON. */
export interface FieldComparison {
  /** stable name of the place: `bill.sAddress`, `goods[0].weight`, `containers[CSQU3054383].sealNo`, `totals.weight`; a whole row ends in `]` */
  readonly path: string;
  /** name of the field in the lists of fields, for its label */
  readonly field: ComparedField;
  readonly group: FieldGroup;
  readonly class: DifferenceClass;
  /** of a cosmetic difference; absent where it is cosmetic only because the field is not printed */
  readonly kind?: CosmeticKind;
  /** the values as they are shown; empty where there is none */
  readonly left: string;
  readonly right: string;
  /** present where the values differ and the row stands on both sides */
  readonly segments?: readonly Segment[];
  /** the policy says that this usually differs */
  readonly expected?: true;
  /** what else is to be said, also of a field that is the same */
  readonly notes?: readonly Note[];
  /** the whole row stands on the left only (`missing`) or on the right only (`extra`) */
  readonly row?: 'missing' | 'extra';
  /** of a missing or extra row: all its texts by field */
  readonly cells?: Readonly<Record<string, string>>;
  /** place in DCSA's transport document (EBL 3.0) for a request of change; with differences only */
  readonly jsonPath?: string;
  /** last name of `jsonPath` */
  readonly property?: string;
}

/**
 * Two rows that belong together, by their places (from 0) in the compared lists, or in those of `sumOfBills` where bills are added up; null
 * where the row is missing on that side.
 */
export interface RowPair {
  /** what stands between the brackets of the paths */
  readonly key: string;
  readonly left: number | null;
  readonly right: number | null;
}

/** Fields by class. What is `expected` is counted there and in no class, so that all five add up to the number of fields. */
export interface ComparisonCounts {
  readonly same: number;
  readonly cosmetic: number;
  readonly material: number;
  readonly blocking: number;
  readonly expected: number;
}

/** The result of a comparison: plain JSON, to be stored. */
export interface BillComparison {
  /** version of this shape */
  readonly shape: 1;
  /** name of the policy */
  readonly policy: string;
  readonly counts: ComparisonCounts;
  /** every compared field in the order of the review, the same ones too */
  readonly fields: readonly FieldComparison[];
  readonly rows: { readonly goods: readonly RowPair[]; readonly containers: readonly RowPair[] };
}
