import type { Db } from '../database/open.ts';
import { idsOf, type Key, type Named, type Names } from './keys.ts';
import { type Problem, problem } from './problem.ts';

/** Names that stand twice among the same kind of things. */
export function repeated(named: readonly Named[]): Problem[] {
  const seen = new Map<string, string>();
  return named.flatMap(({ name, path }) => {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, path);
    return first === undefined || name === '' ? [] : [problem('duplicate', path, name, { first })];
  });
}

/** The names of each key, in the order in which a key first comes. */
function byKey<One extends Key>(lists: readonly (readonly [One, readonly Named[]])[]): Map<One, Named[]> {
  const found = new Map<One, Named[]>();
  for (const [key, names] of lists) found.set(key, [...(found.get(key) ?? []), ...names]);
  return found;
}

const textsOf = (names: readonly Named[] = []) => names.map(({ name }) => name);

/** Everything a file names that is there already, or is nowhere. */
export async function checkReferences(db: Db, all: readonly Names[]): Promise<Problem[]> {
  const gives = byKey(all.flatMap((one) => one.gives ?? []));
  const uses = byKey(all.flatMap((one) => one.uses ?? []));
  const problems: Problem[] = [];
  for (const [key, names] of gives) {
    const there = await idsOf(db, key, textsOf(names));
    problems.push(...repeated(names));
    for (const { name, path } of names) if (there.has(name)) problems.push(problem('loaded', path, name));
  }
  for (const [key, names] of uses) {
    const given = new Set(textsOf(gives.get(key)));
    const there = await idsOf(db, key, textsOf(names));
    for (const { name, path } of names)
      if (!given.has(name) && !there.has(name)) problems.push(key.unknown(path, name));
  }
  return problems;
}
