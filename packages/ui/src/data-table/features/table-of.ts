/** The table that a part of a feature stands beside. */
export const tableOf = (mark: Element | null): HTMLTableElement | null =>
  mark?.closest('[data-component=DataTable]')?.querySelector('table') ?? null;
