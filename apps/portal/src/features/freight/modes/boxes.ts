import type { ScaleBox } from '@lading/ui';
import { boxVolume } from '@lading/validators/freight';
import type { Cargo } from './cargo.ts';

/** Cartons as the balance shows them. */
export const scaleBoxes = (boxes: Cargo['boxes']): ScaleBox[] =>
  boxes.map((box) => ({
    size: [box.length, box.width, box.height].join(' × '),
    pieces: box.pieces,
    volume: boxVolume([box]),
  }));
