import type { Flaw } from './flaw.ts';

/** Codes of every format that is written in digits. */
export interface DigitIssues {
  /** a digit as a Chinese keyboard types it */
  'digits.fullWidth': Flaw;
  'digits.blank': Flaw;
  'digits.character': Flaw;
}

/** Codes of the numbers. */
export interface AmountIssues {
  /** a comma, be it between thousands or in place of the point */
  'decimal.thousands': Flaw;
  /** written as 1.23E+05, as spreadsheets show long numbers: digits may be lost, so nothing is offered */
  'decimal.exponent': Flaw;
  /** neither a digit nor a point, nor a minus that may stand there */
  'decimal.character': Flaw;
  /** a second point, or one without a digit before or after it */
  'decimal.point': Flaw;
  'decimal.integerDigits': Flaw & { max: number };
  'decimal.fractionDigits': Flaw & { max: number };
  /** a warning where zeros may lead */
  'decimal.leadingZero': Flaw;
  /** more decimals than carriers take: a warning */
  'weight.decimals': Flaw & { max: number };
}
