import { volume as measure } from '@lading/validators';
import { boxVolume, boxWeight } from '@lading/validators/freight';

/** Cartons of one size: centimeters, kilograms each, and how many. */
export interface Cartons {
  length: string;
  width: string;
  height: string;
  weight: string;
  count: number;
}

const MOST = 20;

/** `60 × 50 × 30 × 16.5 × 84`, a size a line; undefined where a line says something else. */
export function cartonsIn(written: string): Cartons[] | undefined {
  const lines = written
    .normalize('NFKC')
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.map((line) => line.split(/\s*[x×*]\s*|\s+/i));
  const isSize = (parts: readonly string[]) =>
    parts.length === 5 && parts.slice(0, 4).every((part) => measure.is(part)) && /^[1-9]\d{0,3}$/.test(parts[4] ?? '');
  if (lines.length > MOST || !read.every(isSize)) return undefined;
  return read.map(([length = '', width = '', height = '', weight = '', count = '']) => ({
    length,
    width,
    height,
    weight,
    count: Number(count),
  }));
}

/** As an address has it: `60x50x30x16.5x84,…` */
export const inAddress = (cartons: readonly Cartons[]): string | undefined =>
  cartons.map((one) => [one.length, one.width, one.height, one.weight, one.count].join('x')).join(',') || undefined;

export const sizeOf = ({ length, width, height }: Cartons) => `${length} × ${width} × ${height}`;
/** As the form has it, a size a line. */
export const inLines = (cartons: readonly Cartons[]): string =>
  cartons.map((one) => `${sizeOf(one)} × ${one.weight} × ${one.count}`).join('\n');

/** What all of them measure in cubic metres, weigh in kilograms, and how many they are. */
export function sumsOf(cartons: readonly Cartons[]) {
  const boxes = cartons.map((one) => ({ ...one, pieces: one.count }));
  return {
    volume: boxVolume(boxes),
    weight: boxWeight(boxes),
    pieces: cartons.reduce((sum, { count }) => sum + count, 0),
  };
}
