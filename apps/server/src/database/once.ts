import type { Db } from './open.ts';

/** What is made once for a database, such as a query whose text does not change: building that costs as much as asking it. */
export function oncePerDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const first = make(db);
    made.set(db, first);
    return first;
  };
}
