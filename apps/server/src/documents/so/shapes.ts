import type { SoField } from '@lading/api-client/contract';

/** One piece of a line, with its left and right edge in points. */
export interface SoCell {
  readonly text: string;
  readonly x: number;
  readonly end: number;
}
export interface SoLine {
  readonly cells: readonly SoCell[];
}
export interface SoPage {
  readonly number: number;
  readonly lines: readonly SoLine[];
}

/** What a field is, so that only what can be one counts: `ship` is vessel and voyage in one. */
export type SoKind = 'number' | 'port' | 'day' | 'moment' | 'boxes' | 'ship' | 'text';

/** Where the value of a label stands. */
export type SoPlace = 'right' | 'below';

export interface SoRule {
  readonly field: SoField;
  readonly kind: SoKind;
  /** as printed, without the colon; small and capital letters are the same */
  readonly labels: readonly string[];
  readonly place: SoPlace;
}

/** How the days are printed: which of 03/04 is the month. `unknown` where it says nothing: then both are offered. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd' | 'unknown';

/** The layout of a carrier, as data. */
export interface SoLayout {
  readonly id: string;
  readonly carrier: string;
  /** words that all stand on the first page, the first of them at its head */
  readonly marks: readonly string[];
  readonly days: DayOrder;
  readonly rules: readonly SoRule[];
}

export interface SoValue {
  readonly value: string;
  readonly printed: string;
}

export interface SoFound {
  readonly name: SoField;
  readonly values: readonly SoValue[];
  readonly confidence: number;
  readonly label: string;
  readonly page: number;
  readonly unclearAt: number;
}
