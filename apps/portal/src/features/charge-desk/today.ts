/** The day by the clock of the house, wherever the reader sits. */
export const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
