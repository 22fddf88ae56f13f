/** A pattern that contains the term: its own %, _ and \ stand for themselves. */
export const containing = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;
