import type { Sheet } from './sheet.ts';

const STEPS = [1, 2, 5, 10, 15, 20, 30];
/** Least room between two lines, px. */
const ROOM = 88;
/** Least room of a name along the border, px; the whole world on a phone has no more for 30 degrees. */
const NAME = 48;

export interface GridLine {
  degree: number;
  /** px from the start or the top */
  at: number;
  label: string;
}

const letter = (degree: number, [positive, negative]: readonly [string, string]) =>
  degree === 0 || Math.abs(degree) === 180 ? '' : degree > 0 ? positive : negative;

/** Meridians and parallels of a sheet and the next ones beside it, with their names, and how many degrees are between them. */
export function graticuleOf({ bounds, scale, point }: Sheet) {
  const [west, south, east, north] = bounds;
  const step = STEPS.find((degrees) => degrees * scale >= ROOM) ?? (30 * scale >= NAME ? 30 : 60);
  const between = (low: number, high: number) => {
    // One more at each end, for the scale along the border.
    const first = Math.ceil(low / step) - 1;
    return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 2) }, (_, at) => (first + at) * step);
  };
  const meridians = between(west, east).map((degree): GridLine => {
    const shown = ((((degree + 180) % 360) + 360) % 360) - 180;
    return { degree, at: point([degree, 0])[0], label: `${Math.abs(shown)}°${letter(shown, ['E', 'W'])}` };
  });
  const parallels = between(south, north)
    .filter((degree) => Math.abs(degree) < 90)
    .map(
      (degree): GridLine => ({
        degree,
        at: point([0, degree])[1],
        label: `${Math.abs(degree)}°${letter(degree, ['N', 'S'])}`,
      }),
    );
  return { step, meridians, parallels };
}

/** A place as seamen write it: `29°52′N 122°00′E`. */
export function writtenPlace([longitude, latitude]: readonly [number, number]): string {
  const part = (value: number, width: number, letters: readonly [string, string]) => {
    const minutes = Math.round(Math.abs(value) * 60);
    const degrees = String(Math.floor(minutes / 60)).padStart(width, '0');
    return `${degrees}°${String(minutes % 60).padStart(2, '0')}′${letters[value < 0 ? 1 : 0]}`;
  };
  const east = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return `${part(latitude, 2, ['N', 'S'])} ${part(east, 3, ['E', 'W'])}`;
}
