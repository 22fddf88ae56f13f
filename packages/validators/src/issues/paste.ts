/** Codes of pasted lists. */
export interface PasteIssues {
  /** it fits no field of a container */
  'paste.unknown': { text: string };
  /** a column whose heading names no field of a container */
  'paste.unknownColumn': { text: string };
  /** a unit stands beside the figure; the field is in that unit already */
  'paste.unit': { unit: string; expected: string };
  /** the figure is in another unit than the field */
  'paste.otherUnit': { unit: string; expected: string };
  /** a figure without a heading and a unit was taken for this field by its size and place */
  'paste.guessed': { text: string };
  /** a spreadsheet has shortened a long number, such as 1.23E+11 */
  'paste.shortened': { text: string };
  /** not the name of a container type */
  'paste.containerType': { text: string };
  /** the same as in an earlier row */
  'paste.repeated': { text: string; row: number };
  /** a row without a container number */
  'paste.noContainer': Record<never, never>;
}
