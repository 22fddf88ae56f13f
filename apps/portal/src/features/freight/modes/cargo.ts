import { boxesOf } from '../asked.ts';
import type { FreightSearch } from '../freight-search.ts';

/** Cargo as the calls take it; what was not said is left out. */
export interface Cargo {
  weight?: string;
  volume?: string;
  boxes: { length: string; width: string; height: string; pieces: number }[];
}

interface Ends {
  from: { id: number };
  to: { id: number };
}

/** Channels of a lane: all of them. */
const ALL = 100;

export const isSaid = ({ weight, volume, boxes }: Cargo) => Boolean(weight || volume || boxes.length > 0);

export const cargoOf = ({ weight, volume, boxes }: FreightSearch): Cargo => ({
  ...(weight && { weight }),
  ...(volume && { volume }),
  boxes: boxesOf(boxes).map(({ pieces, ...box }) => ({ ...box, pieces: Number(pieces) })),
});

export const piecesOf = ({ boxes }: Cargo): number => boxes.reduce((sum, box) => sum + box.pieces, 0);

/** What shares of a container are asked by. */
export const lclAsked = ({ from, to }: Ends, cargo: Cargo) => ({
  polId: from.id,
  podId: to.id,
  size: ALL,
  ...cargo,
});

/** What flights are asked by. */
export const airAsked = ({ from, to }: Ends, cargo: Cargo) => {
  const pieces = piecesOf(cargo);
  return { startId: from.id, endId: to.id, size: ALL, ...cargo, ...(pieces > 0 && { pieces }) };
};
