import type { AirPieces } from './air-chargeable.ts';
import { brief, counted, type Exact, exact, over, times, total } from './exact.ts';

const CUBIC_CENTIMETRES: Exact = { top: 1_000_000n, of: 1n };

/**
 * Cubic metres of boxes by their outer sizes in centimetres, as measured: `6.24`.
 * @throws RangeError for what is no decimal
 */
export const boxVolume = (boxes: readonly AirPieces[]): string =>
  brief(
    over(
      total(boxes.map((box) => times(exact(box.length), exact(box.width), exact(box.height), counted(box.pieces)))),
      CUBIC_CENTIMETRES,
    ),
    6,
  );

/**
 * Kilograms of boxes by what one of a size weighs and how many of it there are: `1386`.
 * @throws RangeError for what is no decimal
 */
export const boxWeight = (boxes: readonly { readonly weight: string; readonly pieces: number }[]): string =>
  brief(total(boxes.map(({ weight, pieces }) => times(exact(weight), counted(pieces)))), 4);
