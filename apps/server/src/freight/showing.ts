import type { PriceLevel } from '@lading/api-client/contract';
import type { AirPieces } from '@lading/validators/freight';
import type { Fx, PortEnd } from './named.ts';
import type { Asking } from './search.ts';

/** Kilograms, and cubic metres or cartons, as far as they were said. */
export interface Cargo {
  readonly weight?: string | undefined;
  readonly volume?: string | undefined;
  readonly boxes?: readonly AirPieces[] | undefined;
}

export const isSaid = ({ weight, volume, boxes = [] }: Cargo): boolean =>
  weight !== undefined || volume !== undefined || boxes.length > 0;

/** What a rate is shown by: for which cargo, at whose price, when. */
export interface Showing {
  readonly cargo: Cargo;
  readonly level: PriceLevel;
  readonly fx: Fx;
  readonly ports: ReadonlyMap<number, PortEnd>;
  readonly now: Date;
  readonly language: Asking['language'];
}
