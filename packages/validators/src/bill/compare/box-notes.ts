import { checkContainerNumber } from '../../container.ts';
import type { Box } from './containers.ts';
import { type Note, note, type Side, sides } from './notes.ts';
import type { RowPair } from './result.ts';

/** What is to be said of the number and of the seals of one pair of containers. */
export interface BoxNotes {
  readonly number: readonly Note[];
  readonly seals: readonly Note[];
}

type Pair = readonly [left: Box | undefined, right: Box | undefined];

/** The sides with the same thing to say are said at once. */
function bothSides<Said>(
  left: Said | undefined,
  right: Said | undefined,
  equal: (a: Said, b: Said) => boolean,
): [Side, Said][] {
  if (left !== undefined && right !== undefined && equal(left, right)) return [['both', left]];
  return [
    ...(left === undefined ? [] : [['left', left] as [Side, Said]]),
    ...(right === undefined ? [] : [['right', right] as [Side, Said]]),
  ];
}

function digitNotes([left, right]: Pair): Note[] {
  const digit = (box: Box | undefined) => {
    const check = checkContainerNumber(box?.no ?? '');
    return check.kind === 'digit' ? check : undefined;
  };
  const same = left?.no === right?.no;
  return bothSides(digit(left), digit(right), () => same).map(([side, { expected, actual }]) =>
    note('container.checkDigit', { side, expected, actual }),
  );
}

const placeholder = (box: Box | undefined): boolean => box !== undefined && box.no !== '' && !box.known;

function count(boxes: readonly Box[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { no } of boxes) if (no) counts.set(no, (counts.get(no) ?? 0) + 1);
  return counts;
}

/** The containers each seal stands on. */
function owners(boxes: readonly Box[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { no, seals } of boxes) for (const seal of seals) found.set(seal, (found.get(seal) ?? new Set()).add(no));
  return found;
}

/** Findings about numbers and seals, pair by pair: check digits, placeholders, repetitions, seals that went to another container. */
export function boxNotes(pairs: readonly RowPair[], left: readonly Box[], right: readonly Box[]): BoxNotes[] {
  const rows = { left: count(left), right: count(right) };
  const seals = { left: owners(left), right: owners(right) };
  const repeated = (side: 'left' | 'right', box: Box | undefined): number | undefined => {
    const times = rows[side].get(box?.no ?? '') ?? 0;
    return times > 1 ? times : undefined;
  };
  const shared = (side: 'left' | 'right', box: Box | undefined): { seal: string; container: string }[] =>
    [...new Set(box?.seals)].flatMap((seal) => {
      const container = [...(seals[side].get(seal) ?? [])].find((no) => no !== box?.no);
      return container === undefined ? [] : [{ seal, container }];
    });
  return pairs.map(({ left: a, right: b }) => {
    const pair: Pair = [a === null ? undefined : left[a], b === null ? undefined : right[b]];
    const [own, other] = pair;
    const unknown = sides(placeholder(own), placeholder(other));
    const again = bothSides(repeated('left', own), repeated('right', other), Object.is);
    const [sharedLeft, sharedRight] = [shared('left', own), shared('right', other)];
    const moved = (other?.seals ?? []).flatMap((seal) => {
      const before = seals.left.get(seal);
      const from = before && own && !before.has(own.no) ? [...before][0] : undefined;
      return from === undefined ? [] : [note('seal.moved', { seal, from })];
    });
    const asSaid = (one: { seal: string; container: string }) => `${one.seal} ${one.container}`;
    const onBoth = new Set(sharedLeft.map(asSaid).filter((said) => sharedRight.map(asSaid).includes(said)));
    const repeatedSeals = [
      ...sharedLeft.map((one) => note('seal.repeated', { side: onBoth.has(asSaid(one)) ? 'both' : 'left', ...one })),
      ...sharedRight
        .filter((one) => !onBoth.has(asSaid(one)))
        .map((one) => note('seal.repeated', { side: 'right', ...one })),
    ];
    return {
      number: [
        ...digitNotes(pair),
        ...(unknown ? [note('container.placeholder', { side: unknown })] : []),
        ...again.map(([side, times]) => note('container.repeated', { side, rows: times })),
      ],
      seals: [...moved, ...repeatedSeals],
    };
  });
}
