import resolved from '../../tokens/resolved.json' with { type: 'json' };

export type ThemeName = keyof typeof resolved.themes;
export const THEMES = Object.keys(resolved.themes) as ThemeName[];

/** A foreground, the grounds it stands on, and the ratio WCAG 2.2 asks for (3 for what is no text). */
export interface Pair {
  readonly ink: string;
  readonly grounds: readonly string[];
  readonly need: number;
  readonly use: string;
}

const PLAIN = ['canvas', 'default', 'raised', 'sunken', 'hover', 'selected', 'pressed'].map(
  (name) => `surface-${name}`,
);
const PAPER = ['surface-sea', 'surface-paper', 'surface-paper-alt'];
const STATUS_GROUNDS = ['surface-default', 'surface-canvas', 'surface-sunken', 'surface-hover', 'surface-selected'];
const pair = (ink: string, grounds: readonly string[], need: number, use: string): Pair => ({
  ink,
  grounds,
  need,
  use,
});

/** Every pair the design uses. */
export const PAIRS: readonly Pair[] = [
  pair('text-primary', [...PLAIN, ...PAPER], 4.5, 'text'),
  pair('text-secondary', [...PLAIN, ...PAPER], 4.5, 'text'),
  pair('text-tertiary', [...PLAIN, ...PAPER], 4.5, 'captions'),
  pair('text-placeholder', ['surface-default', 'surface-sunken'], 4.5, 'placeholder'),
  pair('text-link', [...STATUS_GROUNDS, 'surface-sea'], 4.5, 'links'),
  pair('text-inverse', ['surface-inverse'], 4.5, 'tooltip'),
  pair(
    'text-preprint',
    ['surface-paper', 'surface-paper-alt', 'surface-canvas', 'surface-default'],
    4.5,
    'form labels',
  ),
  pair('text-typed', ['surface-paper', 'surface-paper-alt', 'mark-bg-soft'], 4.5, 'typed values'),
  ...['primary', 'accent', 'neutral', 'danger'].map((name) =>
    pair(
      `action-${name}-text`,
      ['bg', 'bg-hover', 'bg-active'].map((ground) => `action-${name}-${ground}`),
      4.5,
      'button',
    ),
  ),
  ...['neutral', 'info', 'success', 'warning', 'danger'].flatMap((name) => [
    pair(`status-${name}-text`, [`status-${name}-bg`, ...STATUS_GROUNDS], 4.5, 'status'),
    pair(`status-${name}-on-solid`, [`status-${name}-solid`], 4.5, 'badge'),
  ]),
  ...['info', 'success', 'danger', 'neutral'].map((name) =>
    pair(`status-${name}-solid`, ['surface-default', 'surface-canvas'], 3, 'icon, invalid border'),
  ),
  pair('mark-text', ['mark-bg'], 4.5, 'highlighted text'),
  pair('text-primary', ['mark-bg-soft'], 4.5, 'marked in a field'),
  pair('mark-label', ['surface-default', 'surface-sunken', 'mark-bg-soft'], 4.5, 'difference label'),
  pair('mark-line', ['surface-default', 'surface-paper'], 3, 'difference underline'),
  pair('pen-text', ['pen-bg', 'surface-default', 'surface-sunken', 'surface-paper'], 4.5, 'annotation'),
  pair('pen-on-solid', ['pen-solid'], 4.5, 'annotation badge'),
  pair('border-control', ['surface-default', 'surface-canvas', 'surface-sunken'], 3, 'control boundary'),
  pair('border-focus', [...STATUS_GROUNDS, 'surface-sea', 'surface-paper'], 3, 'focus ring'),
  pair('border-selected', ['surface-default', 'surface-canvas'], 3, 'selected mark'),
  ...['text', 'text-strong', 'text-quiet'].map((name) =>
    pair(
      `component-steel-${name}`,
      ['frame', 'skin'].map((ground) => `component-steel-${ground}`),
      4.5,
      'on steel',
    ),
  ),
  pair('nautical-ink', ['nautical-sea'], 4.5, 'chart label'),
  pair('data-axis', ['surface-default'], 4.5, 'axis text'),
];

/** Relative luminance of `#rrggbb`, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const colorOf = (theme: ThemeName, name: string): string => {
  const value = (resolved.themes[theme] as Record<string, string>)[`--ld-${name}`];
  if (!value || !/^#[0-9a-f]{6}/.test(value)) throw new Error(`${theme} has no colour ${name}`);
  return value;
};

/** The contrast of two colours of a theme, 1 to 21. */
export function contrast(theme: ThemeName, ink: string, ground: string): number {
  const [light = 0, dark = 0] = [ink, ground].map((name) => luminance(colorOf(theme, name))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The worst of a pair in a theme; text of the high-contrast themes must reach 7. */
export const worst = (theme: ThemeName, { ink, grounds }: Pair): number =>
  Math.min(...grounds.map((ground) => contrast(theme, ink, ground)));
export const needed = (theme: ThemeName, { need }: Pair): number =>
  theme.endsWith('contrast') && need >= 4.5 ? 7 : need;
