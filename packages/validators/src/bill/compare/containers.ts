import { checkContainerNumber } from '../../container.ts';
import { containerGroup } from '../../size-type.ts';
import { packageWord } from '../say-words.ts';
import type { ContainerRow } from '../types.ts';
import { capitals } from './aliases.ts';
import { textOf } from './entry.ts';
import { containerKey } from './methods.ts';
import { Pairing } from './pairing.ts';
import type { RowPair } from './result.ts';
import { skeletonOf } from './stages.ts';
import { plainDecimal, sealsOf } from './typed.ts';

/** A container as the comparison sees it. */
export interface Box {
  /** number without separators, in capitals; empty where there is none */
  readonly no: string;
  /** the number names a container: neither empty nor a placeholder */
  readonly known: boolean;
  readonly seals: readonly string[];
  /** everything but the number, equal for rows that differ cosmetically at most */
  rest(): string;
}

const decimal = (value: unknown): string => plainDecimal(textOf(value)) ?? textOf(value);

/** The answers of a function, kept: a list of containers says the same few words over and over. */
function remembered(answer: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = answer(text);
    known.set(text, now);
    return now;
  };
}

/** Reads the containers of one comparison. */
export function boxReader(): (row: ContainerRow) => Box {
  const typeOf = remembered((text) => containerGroup(text) ?? capitals(text));
  const packagesOf = remembered((text) => packageWord(text) ?? skeletonOf(text).content);
  return (row) => {
    const no = containerKey(textOf(row.ctnNo));
    const seals = sealsOf(textOf(row.sealNo));
    const restOf = () =>
      [
        typeOf(textOf(row.ctnTypeName)),
        packagesOf(textOf(row.packageTypeName)),
        decimal(row.number),
        decimal(row.weight),
        decimal(row.volume),
        ...seals,
      ].join('\n');
    let rest: string | undefined;
    return {
      no,
      known: no !== '' && checkContainerNumber(no).kind !== 'placeholder',
      seals,
      rest() {
        rest ??= restOf();
        return rest;
      },
    };
  };
}

const SHORTEST = 6;

/** 2 for numbers of which one character is replaced, left out or added, 1 for two replaced ones, 0 for others. */
function nearness(left: string, right: string): 0 | 1 | 2 {
  const [long, short] = left.length >= right.length ? [left, right] : [right, left];
  const more = long.length - short.length;
  if (short.length < SHORTEST || more > 1) return 0;
  let wrong = 0;
  for (let at = 0, other = 0; at < long.length; at++, other++) {
    if (long.charCodeAt(at) === short.charCodeAt(other)) continue;
    if (++wrong > 2 - more) return 0;
    other -= more;
  }
  return wrong > 1 ? 1 : 2;
}

const MOST_COMPARED = 250_000;

function repeatedNumbers(boxes: readonly Box[]): string[] {
  const seen = new Set<string>();
  return boxes.flatMap(({ no }) => (no && seen.size === seen.add(no).size ? [no] : []));
}

/** One name for each row: its number, with `#2`, `#3` … for further rows of the same container. */
function keysOf(boxes: readonly Box[]): string[] {
  const seen = new Map<string, number>();
  return boxes.map(({ no }) => {
    const count = (seen.get(no) ?? 0) + 1;
    seen.set(no, count);
    return count > 1 || no === '' ? `${no}#${count}` : no;
  });
}

/**
 * Containers that belong together, wherever they stand: by number (of several rows with one number, equal ones first). What is left and
 * equal in everything else is the same container under another number when the numbers are near, when the seals are the same, or when one of
 * the numbers is empty or a placeholder; a number that is replaced altogether makes a missing and an extra row.
 */
export function pairContainers(left: readonly Box[], right: readonly Box[]): RowPair[] {
  const pairing = new Pairing(left.length, right.length);
  const by = (key: (box: Box) => string | undefined, other = key) =>
    pairing.byKey(
      (at) => left[at] && key(left[at]),
      (at) => right[at] && other(right[at]),
    );
  const repeated = new Set([...repeatedNumbers(left), ...repeatedNumbers(right)]);
  by((box) => (repeated.has(box.no) ? `${box.no}\n${box.rest()}` : undefined));
  by(({ no }) => no || undefined);
  pairing.byLikeness((a, b) => {
    const [one, two] = [left[a], right[b]];
    return one && two && one.rest() === two.rest() ? nearness(one.no, two.no) : 0;
  }, MOST_COMPARED);
  by((box) => (box.seals.length ? box.rest() : undefined));
  const unknown = (box: Box) => (box.known ? undefined : box.rest());
  const given = (box: Box) => (box.known ? box.rest() : undefined);
  by(unknown);
  by(unknown, given);
  by(given, unknown);
  by(({ no }) => (no ? undefined : ''));
  const [leftKeys, rightKeys] = [keysOf(left), keysOf(right)];
  const taken = new Set(leftKeys);
  return pairing.rows((a, b) => {
    const key = (a === null ? rightKeys[b ?? -1] : leftKeys[a]) ?? '';
    // A row the right has more must not carry the name of one on the left.
    return a === null && taken.has(key) ? `+${key}` : key;
  });
}
