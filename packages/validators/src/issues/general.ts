/** Codes that belong to no single rule. */
export interface GeneralIssues {
  /** nothing was given */
  required: Record<never, never>;
  /** something else than a text was given; `given` is its JavaScript type */
  'type.text': { given: string };
  /** the agreement was not accepted */
  agreement: Record<never, never>;
}
