/** Red, green and blue from 0 to 1, as a screen is given them. */
export type Rgb = readonly [number, number, number];
/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export type Oklch = readonly [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

export function hexToRgb(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

const byte = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');
export const rgbToHex = (rgb: Rgb): string => `#${rgb.map(byte).join('')}`;

/** Relative luminance of `#rrggbb` as WCAG 2.2 defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = hexToRgb(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The contrast of two colours as `#rrggbb`, 1 to 21. */
export function ratio(one: string, other: string): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

/** By Björn Ottosson's matrices of Oklab. */
export function rgbToOklch(rgb: Rgb): Oklch {
  const [red, green, blue] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

function oklchToLinear([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((part) => part >= -1e-6 && part <= 1 + 1e-6);

/** The number between `low` and `high` at which `holds` begins to fail. */
export function lastThatHolds(low: number, high: number, holds: (at: number) => boolean): number {
  let [from, to] = [low, high];
  for (let round = 0; round < 40; round++) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return from;
}

/** A colour of screens; where they cannot show it, as much of its chroma as they can. */
export function oklchToRgb([lightness, chroma, hue]: Oklch): Rgb {
  const shown = (part: number) => inGamut(oklchToLinear([lightness, part, hue]));
  const most = shown(chroma) ? chroma : lastThatHolds(0, chroma, shown);
  const [red, green, blue] = oklchToLinear([lightness, most, hue]);
  return [fromLinear(Math.max(0, red)), fromLinear(Math.max(0, green)), fromLinear(Math.max(0, blue))];
}
