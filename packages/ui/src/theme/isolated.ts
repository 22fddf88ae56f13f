/**
 * A value that keeps its own direction inside a page of another: `CSQU3054383`, `+86 574…` or an address stay in one piece in a line of Arabic.
 * It stands where the page's own lines begin.
 */
export const isolated = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;
