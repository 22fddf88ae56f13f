import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const clock = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  font: vars.typography.h3,
  fontSize: vars.font.size['24'],
  fontVariantNumeric: 'tabular-nums',
});
export const ring = part({
  position: 'absolute',
  inset: 0,
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 6,
});
/** The seconds to come are drawn as the scale of a chart, those that are left as its line. */
export const scale = part({
  stroke: vars.border.default,
  strokeDasharray: '6.5 3.24',
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
export const course = part({
  stroke: vars.nautical.ink,
  transition: `stroke-dasharray ${vars.duration.slow} linear`,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const title = part({ font: vars.typography.h3, textWrap: 'balance' });
export const stuck = part({ font: vars.typography.dense, textWrap: 'balance' });
