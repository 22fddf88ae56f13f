import { type SQL, sql } from 'drizzle-orm';

/** Above every letter, as the indexes of schema/sought.ts compare them. */
export const ABOVE = '\u{10FFFF}';

/** Texts that begin so, as a range: a plan that was made before the term is known uses no index for a pattern. */
export const beginning = (text: SQL, term: string): SQL => sql`${text} ~>=~ ${term} and ${text} ~<~ ${term + ABOVE}`;
