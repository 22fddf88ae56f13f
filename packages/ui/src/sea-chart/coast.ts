import type { Place } from '../art/chart-course.ts';

export type Ring = readonly Place[];
export type Scale = 'coarse' | 'fine';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** The rings of the land, from what scripts/coast.mjs wrote: how many places, then the steps from each to the next. */
function readCoast(text: string, steps: number): Ring[] {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let place = 1; ; place *= 32) {
      const digit = VALUES.get(text.charAt(at++)) ?? 0;
      value += (digit & 31) * place;
      if (digit < 32) break;
    }
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  const rings: Ring[] = [];
  while (at < text.length) {
    let [x, y] = [0, 0];
    rings.push(
      Array.from({ length: number() }, (): Place => {
        x += number();
        y += number();
        return [x / steps, y / steps];
      }),
    );
  }
  return rings;
}

const LOADERS = {
  coarse: () => import('./coast-coarse.gen.ts'),
  fine: () => import('./coast-fine.gen.ts'),
};
const known = new Map<Scale, Promise<Ring[]>>();

/** The coast in a scale, fetched when a chart first needs it; a failure is not kept. */
export function loadCoast(scale: Scale): Promise<Ring[]> {
  const asked = known.get(scale) ?? LOADERS[scale]().then(({ coast, steps }) => readCoast(coast, steps));
  known.set(scale, asked);
  asked.catch(() => known.delete(scale));
  return asked;
}

/** A degree of the fine one is worth its bytes from here on, px. */
const FINE_FROM = 9;
export const scaleFor = (pixels: number): Scale => (pixels >= FINE_FROM ? 'fine' : 'coarse');
