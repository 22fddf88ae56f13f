import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const chart = part({
  minInlineSize: 0,
  margin: 0,
  padding: vars.space['7'],
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  fontVariantNumeric: 'tabular-nums',
});
export const title = part({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });
export const unit = part({ font: vars.typography.caption, color: vars.text.secondary });
/** Room beside the plot for what is written along its sides. */
export const picture = part({
  position: 'relative',
  blockSize: '176px',
  margin: `${vars.space['7']} ${vars.space['8']} ${vars.space['9']} ${vars.space['11']}`,
  // Left is early and down is cheap in every language.
  direction: 'ltr',
});
export const drawing = part({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

const ink = { font: vars.typography.caption, fontVariantNumeric: 'tabular-nums' } as const;
export const rule = part({
  stroke: vars.data.grid,
  '@media': { [forcedColors]: { stroke: 'GrayText', strokeDasharray: '1 3' } },
});
export const tick = part({
  ...ink,
  fill: vars.data.axis,
  textAnchor: 'end',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const day = part({
  ...ink,
  fill: vars.data.axis,
  textAnchor: 'middle',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const line = part({
  stroke: vars.border.preprintStrong,
  strokeWidth: '1.5',
  strokeDasharray: '4 3',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const point = part({});
inPart(`${point} > circle`, {
  fill: vars.surface.default,
  stroke: vars.border.preprintStrong,
  strokeWidth: '2',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
inPart(`${point}[data-worse] > circle`, { stroke: vars.border.control, strokeDasharray: '2 1.5' });
inPart(`${point}[data-current] > circle`, { fill: vars.data['2'] });
inPart(`${point} > text`, {
  ...ink,
  fill: vars.text.primary,
  stroke: vars.surface.default,
  strokeWidth: '3',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
inPart(`${point}[data-worse] > text`, { fill: vars.text.secondary });
inPart(`${point}[data-current] > text`, { fontWeight: vars.font.weight.semibold });
inPart(`${point}[data-late] > text`, { textAnchor: 'end' });
export const note = part({ font: vars.typography.caption, color: vars.text.secondary });
