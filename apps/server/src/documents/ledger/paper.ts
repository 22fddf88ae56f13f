/** A paper of rows with sums below: a statement of charges, an invoice. */
export interface LedgerPaper {
  readonly language: 'zh-CN' | 'en-US';
  readonly house: string;
  readonly title: string;
  readonly number: string;
  /** across the page, of what is no real paper; empty for none */
  readonly stamp: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly LedgerColumn[];
  readonly sections: readonly {
    /** empty for none */
    readonly title: string;
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly totals: readonly (readonly string[])[];
  readonly notes: readonly string[];
  readonly foot: string;
}

export interface LedgerColumn {
  readonly label: string;
  /** its share of the width */
  readonly width: number;
  readonly kind: 'text' | 'number' | 'money';
}
