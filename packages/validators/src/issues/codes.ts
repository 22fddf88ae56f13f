import type { Flaw } from './flaw.ts';
import type { CheckDigit, FlawsOf } from './written.ts';

export interface AirWaybillIssues
  extends FlawsOf<'airWaybill', 'chars' | 'separators' | 'fullWidth' | 'lookalike' | 'length'> {
  'airWaybill.checkDigit': CheckDigit;
}

/** Codes of the number by which customs of the European Union know a company. */
export interface EoriIssues {
  /** neither a capital nor a digit */
  'eori.character': Flaw;
  /** begins with no country of the European Union, nor with GB or XI */
  'eori.country': Flaw;
  /** fewer than 3 characters or more than 17 */
  'eori.length': Flaw;
}

export interface HsIssues extends FlawsOf<'hs', 'chars' | 'fullWidth' | 'lookalike' | 'length'> {
  /** more than one code in the field */
  'hs.several': { count: number };
  /** the Harmonized System has no such chapter, or leaves it to every country (98 and 99) */
  'hs.chapter': { chapter: string };
  /** 7, 9, 11 or more than 12 digits */
  'hs.digits': { actual: number };
}

export interface ImoIssues extends FlawsOf<'imo', 'chars' | 'separators' | 'fullWidth' | 'lookalike' | 'length'> {
  'imo.checkDigit': CheckDigit;
}

export interface SealIssues extends FlawsOf<'seal', 'chars' | 'separators' | 'fullWidth'> {
  'seal.tooLong': { max: number; actual: number };
  /** longer than carriers take */
  'seal.long': { max: number; actual: number };
  /** more than one number in the field */
  'seal.several': { count: number };
}

export interface UnLocodeIssues
  extends FlawsOf<'unLocode', 'chars' | 'case' | 'separators' | 'fullWidth' | 'lookalike' | 'length'> {}

export interface UsccIssues
  extends FlawsOf<'uscc', 'chars' | 'case' | 'separators' | 'fullWidth' | 'lookalike' | 'length'> {
  'uscc.checkDigit': CheckDigit<string>;
}

export interface VgmIssues {
  'vgm.zero': Flaw;
  /** less than the cargo alone */
  'vgm.belowCargo': { vgm: string; cargo: string };
  /** less than the cargo and the empty container, `least` together */
  'vgm.belowTare': { vgm: string; least: string; tare: string };
  'vgm.aboveMaxGross': { vgm: string; maxGross: string };
}
