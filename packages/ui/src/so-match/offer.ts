/** One reading of a printed value. */
export interface SoReading {
  /** what is adopted */
  readonly value: string;
  /** as the form would show it */
  readonly shown: string;
}

/** What was read of one field and does not stand in the form yet. */
export interface SoOffer {
  /** of the field of the form */
  readonly name: string;
  readonly label: string;
  /** as it stands in the form; empty where nothing does */
  readonly form: string;
  /** several where the print can be read in more than one way: the reader chooses */
  readonly readings: readonly SoReading[];
  /** the page it stands on, counted from 1 */
  readonly page: number;
  /** counted from 1, the character that cannot be read; 0 where all can */
  readonly unclearAt: number;
  /** it was found by common labels, or is not as a list knows it */
  readonly unsure?: boolean;
}

/** Whether it can be adopted as it is: read in one way, and every character of it. */
export const isPlain = ({ readings, unclearAt }: SoOffer): boolean => readings.length === 1 && unclearAt === 0;

/** What of it has a name of its own. */
export type SoMatchPart = 'head' | 'title' | 'counts' | 'actions' | 'table' | 'row' | 'value' | 'note' | 'words';
