import pg from 'pg';
import { StatementNames } from './statement-names.ts';

const names = new StatementNames();

interface Query {
  readonly text?: string;
  readonly name?: string;
  readonly submit?: unknown;
}

/** A connection of a pool that plans a query once and then only runs it. */
export class PlanningClient extends pg.Client {
  // The overloads of the driver, of which drizzle uses one: an object with its text, and the values.
  override query = ((query: Query | string, ...more: unknown[]) => {
    const named =
      typeof query === 'object' && query.text !== undefined && !query.name && !query.submit
        ? { ...query, name: names.of(query.text) }
        : query;
    return (super.query as (...all: unknown[]) => unknown)(named, ...more);
  }) as pg.Client['query'];
}
