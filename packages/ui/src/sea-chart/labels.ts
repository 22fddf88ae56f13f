import type { Point } from './sheet.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Named {
  at: Point;
  words: string;
  /** how far its drawing reaches from its middle, px; its name stands beyond */
  reach?: number;
}

const HEIGHT = 15;
/** Of a port, px. */
const REACH = 9;
const EDGE = 16;

/** As wide as words will be, at a guess: a Chinese sign is as wide as it is high. */
const widthOf = (words: string): number =>
  [...words].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 12 : 6.8), 0);

const meets = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Where each name stands beside its port, so that no two lie on each other or on a port; null where there is no room. */
export function placeLabels(
  ports: readonly Named[],
  { width, height }: { width: number; height: number },
): (Label | null)[] {
  const taken: Box[] = ports.map(({ at: [x, y] }) => ({ x: x - 5, y: y - 5, width: 10, height: 10 }));
  return ports.map(({ at: [x, y], words, reach: away = REACH }) => {
    const long = widthOf(words);
    const places: [Label, number][] = [
      [{ x: x + away, y: y + 4, anchor: 'start' }, x + away],
      [{ x: x - away, y: y + 4, anchor: 'end' }, x - away - long],
      [{ x, y: y - away, anchor: 'middle' }, x - long / 2],
      [{ x, y: y + away + 10, anchor: 'middle' }, x - long / 2],
    ];
    // A ship lies on her course: above it she hides less.
    if (away > REACH) places.unshift(...places.splice(2, 2));
    for (const [label, from] of places) {
      const box = { x: from, y: label.y - 11, width: long, height: HEIGHT };
      const fits = from >= EDGE && from + long <= width - EDGE && box.y >= EDGE && box.y + HEIGHT <= height - EDGE;
      if (!fits || taken.some((other) => meets(box, other))) continue;
      taken.push(box);
      return label;
    }
    return null;
  });
}
