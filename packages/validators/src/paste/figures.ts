import type { Piece } from './cells.ts';
import { FIGURES, type Figure } from './fields.ts';
import { figureOf } from './units.ts';

// What a container holds: hardly more than 110 CBM, and rarely less than a tonne.
const MOST_CUBIC_METRES = 120;
const TONNE = 1000;

interface Size {
  readonly size: number;
  readonly whole: boolean;
}

const sizeOf = ({ raw }: Piece): Size => {
  const figure = (figureOf(raw)?.figure ?? '').replace(/[, ']/g, '');
  return { size: Number(figure), whole: !figure.includes('.') };
};

/** How likely a figure counts this; the larger, the likelier. */
function likelihood({ size, whole }: Size, figure: Figure): number {
  if (figure === 'number') return whole ? 1 : Number.NEGATIVE_INFINITY;
  if (figure === 'weight') return size >= TONNE ? 2 : size > MOST_CUBIC_METRES ? 1 : 0;
  return size <= MOST_CUBIC_METRES ? 2 : -2;
}

/** Every way to give `count` figures different meanings. */
function* meanings(count: number, left: readonly Figure[]): Generator<readonly Figure[]> {
  if (count === 0) yield [];
  else
    for (const first of left)
      for (const rest of meanings(
        count - 1,
        left.filter((figure) => figure !== first),
      ))
        yield [first, ...rest];
}

const inOrder = (figures: readonly Figure[]) =>
  figures.every(
    (figure, place) => place === 0 || FIGURES.indexOf(figure) > FIGURES.indexOf(figures[place - 1] ?? figure),
  );

/**
 * What figures without unit and heading count: packages, KGS and CBM in this order, unless their size says otherwise. There are as
 * many answers as figures; undefined stands for one too many.
 */
export function meaningsOf(pieces: readonly Piece[], left: readonly Figure[]): readonly (Figure | undefined)[] {
  const sizes = pieces.slice(0, left.length).map(sizeOf);
  let best: readonly Figure[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const figures of meanings(sizes.length, left)) {
    const sum = figures.reduce(
      (total, figure, place) => {
        const size = sizes[place];
        return size ? total + likelihood(size, figure) : total;
      },
      inOrder(figures) ? 1 : 0,
    );
    if (sum <= most) continue;
    best = figures;
    most = sum;
  }
  return pieces.map((_, place) => best[place]);
}
