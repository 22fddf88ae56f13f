import { compareDecimal, scale, shortDecimal, sumDecimal } from '../../decimal.ts';
import type { ContainerRow, GoodsRow } from '../types.ts';

/** What of a line of goods is in a container. */
export interface Share {
  readonly line: number;
  readonly box: number;
  readonly number: string;
  readonly weight: string;
  readonly volume: string;
}

const less = (one: string, other: string): string => {
  const [[a = 0n, b = 0n], decimals] = scale([one, other]);
  const difference = a - b;
  const digits = `${difference < 0n ? -difference : difference}`.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return (difference < 0n ? '-' : '') + digits.slice(0, point) + (decimals ? `.${digits.slice(point)}` : '');
};
const isNothing = (figure: string): boolean => !/[^-.0]/.test(figure);

type Cells = Map<string, string>;

/** Fills containers with lines in their order, so that the sums of both stay what they are. */
function filled(lines: readonly string[], boxes: readonly string[]): { cells: Cells; left: boolean } {
  const cells: Cells = new Map();
  const [rest, room] = [[...lines], [...boxes]];
  let [line, box] = [0, 0];
  while (line < rest.length && box < room.length) {
    const [wanted, free] = [rest[line] ?? '0', room[box] ?? '0'];
    const part = compareDecimal(wanted, free) <= 0 ? wanted : free;
    if (!isNothing(part)) cells.set(`${line} ${box}`, part);
    rest[line] = less(wanted, part);
    room[box] = less(free, part);
    if (isNothing(rest[line] ?? '0')) line += 1;
    else box += 1;
  }
  return { cells, left: [...rest, ...room].some((figure) => !isNothing(figure)) };
}

/**
 * Which goods are in which container, as the standard wants it and no form of a bill says it: containers are filled with the lines in
 * their order, and the sums of each line and of each container stay. `left` names figures whose sums differ.
 */
export function sharesOf(
  goods: readonly GoodsRow[],
  containers: readonly ContainerRow[],
): { shares: Share[]; left: string[] } {
  const measures = (['number', 'weight', 'volume'] as const).map((name) => ({
    name,
    ...filled(
      goods.map((row) => String(row[name])),
      containers.map((row) => String(row[name])),
    ),
  }));
  const places = [...new Set(measures.flatMap(({ cells }) => [...cells.keys()]))];
  const order = (place: string) => place.split(' ').map(Number) as [number, number];
  const shares = places
    .map((place): Share => {
      const [line, box] = order(place);
      const [number = '0', weight = '0', volume = '0'] = measures.map(({ cells }) => cells.get(place) ?? '0');
      return { line, box, number, weight, volume };
    })
    .sort((one, other) => one.line - other.line || one.box - other.box);
  return { shares, left: measures.flatMap(({ name, left }) => (left ? [name] : [])) };
}

/** A figure as it is written shortest; nothing where it is none. */
export const shortest = (figures: readonly string[]): string => shortDecimal(sumDecimal(figures));
