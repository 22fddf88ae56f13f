/** The day of a moment, by the clock of the house that published it. */
export const dayOf = (moment: string) => moment.slice(0, 10);
export const articleHref = (id: number) => `/news?id=${id}`;
