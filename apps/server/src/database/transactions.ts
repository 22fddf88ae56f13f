import { sql } from 'drizzle-orm';
import type { Db } from './engine.ts';

type Work<T> = (tx: Db) => Promise<T>;

/** How a transaction that is given the same object each time takes one within itself: what fails there leaves the outer one as it was. */
const nestedIn =
  (db: Db) =>
  async <T>(work: Work<T>): Promise<T> => {
    await db.execute(sql`savepoint nested`);
    try {
      const result = await work(db);
      await db.execute(sql`release savepoint nested`);
      return result;
    } catch (error) {
      await db.execute(sql`rollback to savepoint nested`);
      // It would still be there, before the one of the transaction around it.
      await db.execute(sql`release savepoint nested`);
      throw error;
    }
  };

/**
 * The object that is given to the transactions of a connection, always the same, so that a query which is built once serves them all;
 * the builder's own have a new one each.
 */
export const transactional = (db: Db): Db => Object.assign(db, { transaction: nestedIn(db) });

/** Transactions as `run` makes them. */
export const transactionsBy = (run: <T>(work: Work<T>) => Promise<T>): Db['transaction'] => run as Db['transaction'];
