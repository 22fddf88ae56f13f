import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const chart = part({ minInlineSize: 0, margin: 0, fontVariantNumeric: 'tabular-nums' });
export const title = part({
  marginBlockEnd: vars.space['3'],
  font: vars.typography.body,
  fontWeight: vars.font.weight.semibold,
});

/** As high before the picture has come as after. */
export const body = part({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: vars.nautical.sea,
  '@media': { [forcedColors]: { background: 'Canvas' } },
});
inPart(`${body} > *`, { gridArea: '1 / 1', minInlineSize: 0 });
export const spacer = part({ visibility: 'hidden' });
export const sheet = part({ position: 'relative', minInlineSize: 0 });
export const picture = part({ display: 'block', maxInlineSize: 'none' });

/** What is walked lies over the picture, so that its ring is the picture's. */
export const plot = part({
  position: 'absolute',
  inset: 0,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

const system = (fill: string) => ({ '@media': { [forcedColors]: { fill } } });
const drawn = (stroke: string) => ({ '@media': { [forcedColors]: { stroke } } });

export const grid = part({ fill: 'none', stroke: vars.nautical.grid, strokeWidth: 0.75, ...drawn('GrayText') });
export const water = part({ fill: 'none', stroke: vars.nautical.sea, strokeLinejoin: 'round', ...drawn('Canvas') });
export const depth = part({
  fill: 'none',
  stroke: vars.nautical.isobath,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
});
export const ground = part({ fill: vars.nautical.sea, fillRule: 'evenodd', ...system('Canvas') });
export const dot = part({ fill: vars.nautical.land, ...system('GrayText') });
export const coast = part({
  fill: 'none',
  stroke: vars.nautical.land,
  strokeLinejoin: 'round',
  ...drawn('CanvasText'),
});
export const band = part({ fill: 'none', strokeLinejoin: 'round' });

export const frame = part({ fill: 'none', stroke: vars.nautical.ink, strokeWidth: 1, ...drawn('CanvasText') });
export const scale = part({ fill: 'none', stroke: vars.nautical.ink, strokeWidth: 4, ...drawn('CanvasText') });
export const edge = part({ fill: 'none', stroke: vars.surface.default, strokeWidth: 6, ...drawn('Canvas') });

const halo = { paintOrder: 'stroke', stroke: vars.nautical.sea, strokeWidth: 4, strokeLinejoin: 'round' } as const;
const words = { fontFamily: vars.font.family.sans, fontSize: vars.font.size['12'] } as const;
const forced = { '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } } };
export const degree = part({ ...halo, ...words, fontSize: vars.font.size['11'], fill: vars.nautical.ink, ...forced });

export const course = part({
  fill: 'none',
  stroke: vars.nautical.course,
  strokeWidth: 1.5,
  selectors: { '&[data-state=planned]': { strokeWidth: 1.25, strokeDasharray: '7 4' } },
  ...drawn('LinkText'),
});
export const leg = part({
  ...halo,
  ...words,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.medium,
  fill: vars.nautical.course,
  textAnchor: 'middle',
  ...forced,
});
export const ring = part({
  fill: vars.nautical.sea,
  stroke: vars.nautical.course,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'LinkText' } },
});
export const heart = part({ fill: vars.nautical.course, ...system('LinkText') });
/** Around the port that is read. */
export const reached = part({
  fill: 'none',
  stroke: vars.border.focus,
  strokeWidth: 2,
  ...drawn('Highlight'),
});
/** Under the port that is chosen: the highlighter. */
export const chosen = part({
  fill: vars.mark.bg,
  stroke: vars.mark.line,
  '@media': { [forcedColors]: { fill: 'Mark', stroke: 'MarkText' } },
});
export const name = part({
  ...halo,
  ...words,
  fontWeight: vars.font.weight.medium,
  fill: vars.nautical.ink,
  ...forced,
});
export const vessel = part({
  fill: vars.mark.bg,
  stroke: vars.nautical.ink,
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { fill: 'Mark', stroke: 'CanvasText' } },
});

export const tip = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  pointerEvents: 'none',
  zIndex: vars.z.raised,
});
export const tipBox = part({
  position: 'absolute',
  insetInlineStart: vars.space['5'],
  insetBlockStart: vars.space['5'],
  inlineSize: 'max-content',
  maxInlineSize: '240px',
  padding: `${vars.space['4']} 10px`,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.raised,
  boxShadow: vars.shadow.popover,
  color: vars.text.primary,
  font: vars.typography.caption,
  selectors: {
    [`${tip}[data-side=start] > &`]: { insetInlineStart: 'auto', insetInlineEnd: vars.space['5'] },
    [`${tip}[data-line=above] > &`]: { insetBlockStart: 'auto', insetBlockEnd: vars.space['5'] },
  },
});
export const tipName = part({ font: vars.typography.dense, fontWeight: vars.font.weight.medium });
export const tipPlace = part({ color: vars.text.secondary });

export const broken = part({
  marginBlockStart: vars.space['3'],
  font: vars.typography.caption,
  color: vars.status.warning.text,
});
export const code = part({ fontFamily: vars.font.family.mono, fontFeatureSettings: '"zero" 1' });
