import { ASKED } from './brand-contrast.ts';
import { hexToRgb, lastThatHolds, luminance, oklchToRgb, ratio, rgbToHex, rgbToOklch } from './oklch.ts';

/** Our own ramp: the steps of a brand are as luminous as these and have more or less chroma. */
const OURS = {
  25: ['#f6fbfc', 0.006],
  50: ['#ecf6f8', 0.0115],
  100: ['#dbeef0', 0.0205],
  200: ['#bedfe3', 0.035],
  300: ['#98cad0', 0.053],
  400: ['#66adb5', 0.072],
  500: ['#3c8b94', 0.078],
  600: ['#156e77', 0.079],
  700: ['#0c565d', 0.067],
  800: ['#064146', 0.0555],
  900: ['#032d31', 0.044],
  925: ['#032529', 0.039],
  950: ['#021e21', 0.0345],
} as const;

/** A step of the brand, 25 the lightest and 950 the darkest. */
export type BrandStep = keyof typeof OURS;
/** The thirteen steps. */
export const BRAND_STEPS = Object.keys(OURS).map(Number) as BrandStep[];

const WHITE = '#ffffff';
const INK = '#040d10';
const TEXT = 4.5;

/** How an ink reads on its ground; each is a step of the brand or a colour of ours. */
export interface BrandContrast {
  readonly ink: BrandStep | `#${string}`;
  readonly ground: BrandStep | `#${string}`;
  /** what it is, 1 to 21 */
  readonly ratio: number;
  /** what WCAG 2.2 asks: 4.5 for text, 7 where the reader wants more contrast, 3 for what is no text */
  readonly least: number;
}

export interface Brand {
  /** the thirteen colours as `#rrggbb` */
  readonly steps: Readonly<Record<BrandStep, string>>;
  /** the step that is nearest to the given colour */
  readonly nearest: BrandStep;
  /** true where that step is the given colour itself; where it would not be readable its lightness was changed */
  readonly kept: boolean;
  /** white or ink, whichever reads better on each step; at least 4.5 */
  readonly on: Readonly<Record<BrandStep, BrandContrast>>;
  /** every pair that a theme of ours makes with the brand: text, links, buttons, the focus ring; light, dark and both with more contrast */
  readonly contrast: readonly BrandContrast[];
  /** the rule to load after our stylesheet, in no layer */
  readonly css: string;
}

type Steps = Record<BrandStep, string>;

/** `#0a5`, `#00aa55` or `oklch(0.63 0.17 155)` as `#rrggbb`. */
function colourOf(given: string): string {
  const text = given.trim().toLowerCase();
  if (/^#[\da-f]{6}$/.test(text)) return text;
  if (/^#[\da-f]{3}$/.test(text)) return text.replace(/[\da-f]/g, '$&$&');
  const parts = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(text);
  const [lightness, chroma, hue] = [
    Number(parts?.[1]) / (parts?.[2] ? 100 : 1),
    Number(parts?.[3]),
    Number(parts?.[4]),
  ];
  if (lightness >= 0 && lightness <= 1 && chroma >= 0 && hue >= 0)
    return rgbToHex(oklchToRgb([lightness, chroma, hue]));
  throw new TypeError(`${JSON.stringify(given)} is no colour: write #0a5, #00aa55 or oklch(0.63 0.17 155)`);
}

/** Two colours are as far from each other as their luminances are for the eye. */
const nearestTo = (light: number): BrandStep =>
  BRAND_STEPS.reduce((best, step) => {
    const far = (of: BrandStep) => Math.abs(Math.log((luminance(OURS[of][0]) + 0.05) / (light + 0.05)));
    return far(step) < far(best) ? step : best;
  });

/** As luminous as ours, in the hue of the brand: what read on ours reads on it. */
function stepOf(step: BrandStep, chroma: number, hue: number): string {
  const [hex, own] = OURS[step];
  const wanted = luminance(hex);
  const at = (lightness: number) => rgbToHex(oklchToRgb([lightness, own * chroma, hue]));
  return at(lastThatHolds(0, 1, (lightness) => luminance(at(lightness)) <= wanted));
}

const named = (name: string) => (name.startsWith('#') ? (name as `#${string}`) : (Number(name) as BrandStep));
const hexOf = (steps: Steps, name: BrandStep | `#${string}`) => (typeof name === 'string' ? name : steps[name]);

const measured = (steps: Steps, ink: BrandStep | `#${string}`, ground: BrandStep | `#${string}`, least: number) => ({
  ink,
  ground,
  ratio: ratio(hexOf(steps, ink), hexOf(steps, ground)),
  least,
});

const contrastOf = (steps: Steps): BrandContrast[] =>
  ASKED.map(([ink, ground, least]) => measured(steps, named(ink), named(ground), least));

const onStep = (steps: Steps, step: BrandStep): BrandContrast => {
  const [white, ink] = [measured(steps, WHITE, step, TEXT), measured(steps, INK, step, TEXT)];
  return white.ratio > ink.ratio ? white : ink;
};

const eachStep = <T>(of: (step: BrandStep) => T) =>
  Object.fromEntries(BRAND_STEPS.map((step) => [step, of(step)])) as Record<BrandStep, T>;

const reads = ({ ratio: found, least }: BrandContrast) => found >= least;

/** The given colour in its place, where everything can still be read and the ramp still falls. */
function withItself(steps: Steps, step: BrandStep, colour: string): Steps | undefined {
  const own = { ...steps, [step]: colour };
  const lights = BRAND_STEPS.map((name) => luminance(own[name]));
  const falls = lights.every((light, at) => at === 0 || light < (lights[at - 1] ?? 1));
  const good = falls && contrastOf(own).every(reads) && BRAND_STEPS.every((name) => reads(onStep(own, name)));
  return good ? own : undefined;
}

/**
 * The thirteen steps of a brand made of one colour, as luminous as our own, so that everything stays readable in all four themes;
 * the contrast of every pair is measured and given along. Nothing of it needs a browser.
 * @param colour `#0a5`, `#00aa55` or `oklch(0.63 0.17 155)`
 * @throws {TypeError} for what is no such colour
 */
export function createBrand(colour: string): Brand {
  const given = colourOf(colour);
  const [, chroma, hue] = rgbToOklch(hexToRgb(given));
  const nearest = nearestTo(luminance(given));
  const made = eachStep((step) => stepOf(step, chroma / OURS[nearest][1], hue));
  const own = withItself(made, nearest, given);
  const steps = own ?? made;
  const lines = BRAND_STEPS.map((step) => `  --ld-color-petrol-${step}: ${steps[step]};`);
  return {
    steps,
    nearest,
    kept: own !== undefined,
    on: eachStep((step) => onStep(steps, step)),
    contrast: contrastOf(steps),
    css: `/* The brand of ${given}: thirteen steps as luminous as ours, so that every contrast stays. */\n:root {\n${lines.join('\n')}\n}\n`,
  };
}
