export interface LineColumn {
  name: string;
  label: string;
  required?: boolean;
  /** figures stand at the end and are typed by the figures' keyboard */
  kind?: 'text' | 'figure' | 'choice' | 'check' | undefined;
  /** of a choice */
  options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** where it takes no share of what is left: as narrow as a figure, as a code, as a word or two */
  width?: 'xs' | 'sm' | 'md' | undefined;
  mono?: boolean | undefined;
  /** the column in whose cells it stands, under what they say: a second name of the same thing */
  under?: string | undefined;
  maxLength?: number | undefined;
}

/** What is wrong with a cell, or worth a look; a suggestion is put in its place by one press. */
export interface LineIssue {
  row: number;
  column: string;
  message: string;
  warning?: boolean | undefined;
  suggestion?: string | undefined;
}

export type Line = Readonly<Record<string, string>>;
