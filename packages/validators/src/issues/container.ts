import type { CheckDigit, FlawsOf } from './written.ts';

export interface ContainerIssues
  extends FlawsOf<'container', 'chars' | 'case' | 'separators' | 'fullWidth' | 'lookalike' | 'length'> {
  /** the fourth letter is none of the categories U, J and Z */
  'container.category': { actual: string };
  'container.checkDigit': CheckDigit;
}

export interface SizeTypeIssues
  extends FlawsOf<'sizeType', 'chars' | 'case' | 'separators' | 'fullWidth' | 'lookalike' | 'length'> {
  /** a word of the trade such as 40HQ in place of the code */
  'sizeType.trade': { written: string; code: string };
  /** the last two characters are no type and no group */
  'sizeType.type': { type: string };
}
