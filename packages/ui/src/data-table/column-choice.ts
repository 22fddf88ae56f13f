// Apart from what works with columns: settings are read long before a table is shown.

/** Columns in the reader's order, each with its show flag: what is kept of a table. */
export type ColumnChoice = readonly { readonly id: string; readonly show: boolean }[];

/** Whether something that was stored is a choice of columns. */
export const isColumnChoice = (value: unknown): value is ColumnChoice =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      'id' in one &&
      typeof one.id === 'string' &&
      'show' in one &&
      typeof one.show === 'boolean',
  );
