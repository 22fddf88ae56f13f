import { sql } from 'drizzle-orm';

/** Of how many rows a page is a part; it comes with each of them, so that it is not asked for apart. */
export const total = () => sql<number>`count(*) over ()`.mapWith(Number);
