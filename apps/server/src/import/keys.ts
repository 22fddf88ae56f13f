import type { Db } from '../database/open.ts';
import type { ProblemAt } from './problem.ts';
import { type Ids, inBatches } from './rows.ts';

/** A kind of thing that is known by a name of its own, such as a customer's code. */
export interface Key {
  find(db: Db, some: string[]): Promise<{ readonly name: string; readonly id: number }[]>;
}
/** One that others refer to. */
export interface Referred extends Key {
  /** what is told of a name that is nowhere */
  readonly unknown: ProblemAt;
}

export interface Named {
  readonly name: string;
  readonly path: string;
}

/** The names that a part of a file gives to new things, and those by which it calls others. */
export interface Names {
  readonly gives?: readonly (readonly [Key, readonly Named[]])[];
  readonly uses?: readonly (readonly [Referred, readonly Named[]])[];
}

/** The names of rows, with their places; a row without one is left out. */
export const named = <Row>(
  rows: readonly Row[] | undefined,
  place: string,
  field: string,
  name: (row: Row) => string | undefined,
): Named[] =>
  (rows ?? []).flatMap((row, at) => {
    const found = name(row);
    return found === undefined ? [] : { name: found, path: `${place}[${at}]${field}` };
  });

/** Ids of those of the names that the database holds. */
export async function idsOf(db: Db, key: Key, names: readonly string[]): Promise<Ids> {
  const ids = new Map<string, number>();
  await inBatches([...new Set(names)], async (some) => {
    for (const { name, id } of await key.find(db, some)) ids.set(name, id);
  });
  return ids;
}
