import pg from 'pg';
import { StatementNames } from './statement-names.ts';

const NOTHING = { rows: [], rowCount: 0 };

interface Query {
  readonly text?: string;
  readonly name?: string;
  readonly submit?: unknown;
}

const isBegin = (query: Query | string) => typeof query === 'object' && query.text === 'begin';

/**
 * What the connections of one pool are made of; they share the names of their queries. A connection plans a query once and then only runs
 * it. What is asked at the same moment leaves together; a transaction begins on the way to its first query, for where it cannot begin,
 * that one fails.
 */
export function planningClient(): typeof pg.Client {
  const names = new StatementNames();
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, pipeline: true });
    }

    // The overloads of the driver, of which drizzle uses one: an object with its text, and the values.
    override query = ((query: Query | string, ...more: unknown[]) => {
      const named =
        typeof query === 'object' && query.text !== undefined && !query.name && !query.submit
          ? { ...query, name: names.of(query.text) }
          : query;
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      const answer: unknown = (super.query as (...all: unknown[]) => unknown)(named, ...more);
      if (!isBegin(query) || !(answer instanceof Promise)) return answer;
      answer.catch(() => {});
      return Promise.resolve(NOTHING);
    }) as pg.Client['query'];
  };
}
