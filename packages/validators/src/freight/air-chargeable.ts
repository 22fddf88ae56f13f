import {
  brief,
  compare,
  counted,
  type Exact,
  exact,
  fixed,
  larger,
  over,
  raised,
  rounded,
  times,
  total,
  ZERO,
} from './exact.ts';

/** Pieces of one size, in centimetres. */
export interface AirPieces {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly pieces: number;
}

export interface AirCargo {
  /** kilograms of everything, packed */
  readonly gross: string;
  readonly pieces?: readonly AirPieces[] | undefined;
  /** cubic metres, taken where no sizes are known */
  readonly volume?: string | undefined;
}

/** Kilograms. */
export interface AirWeights {
  /** as reckoned, before it is rounded */
  readonly volumeWeight: string;
  /** both as they are compared, up to half a kilogram */
  readonly volumeRaised: string;
  readonly grossRaised: string;
  readonly chargeable: string;
  /** which of the two it is; the weight where they are equal */
  readonly by: 'gross' | 'volume';
}

const DIVISOR: Exact = { top: 6000n, of: 1n };
const CUBIC_CENTIMETRES: Exact = { top: 1_000_000n, of: 1n };
const HALF: Exact = { top: 1n, of: 2n };

const side = (size: string) => rounded(exact(size), 0);

/**
 * What air freight is charged by. Each side is rounded to whole centimetres, 6000 cm³ weigh a kilogram; weight and volume weight
 * go up to half a kilogram each, and the greater counts.
 * @throws RangeError for what is no decimal
 */
export function airChargeable({ gross, pieces = [], volume }: AirCargo): AirWeights {
  const sized = total(
    pieces.map((one) => times(side(one.length), side(one.width), side(one.height), counted(one.pieces))),
  );
  const given = volume === undefined ? ZERO : times(exact(volume), CUBIC_CENTIMETRES);
  const volumeWeight = over(pieces.length > 0 ? sized : given, DIVISOR);
  const volumeRaised = raised(volumeWeight, HALF);
  const grossRaised = raised(exact(gross), HALF);
  return {
    volumeWeight: brief(volumeWeight, 4),
    volumeRaised: fixed(volumeRaised, 1),
    grossRaised: fixed(grossRaised, 1),
    chargeable: fixed(larger(grossRaised, volumeRaised), 1),
    by: compare(grossRaised, volumeRaised) < 0 ? 'volume' : 'gross',
  };
}
