import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const art = part({
  display: 'block',
  fill: 'none',
  stroke: vars.nautical.ink,
  strokeWidth: 1.5,
  inlineSize: 198,
  maxInlineSize: '100%',
  blockSize: 'auto',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const line = part({});
export const thin = part({ strokeWidth: 0.9 });
export const dashed = part({ strokeWidth: 1, strokeDasharray: '3 3' });
export const dots = part({ strokeWidth: 3, strokeLinecap: 'round' });
export const paper = part({ fill: vars.surface.paper, stroke: 'none' });
export const wash = part({ fill: vars.surface.sea, stroke: 'none' });
export const yellow = part({ fill: vars.action.accent.bg, stroke: 'none' });
export const solid = part({ fill: vars.nautical.ink, stroke: 'none' });
export const mark = part({
  fontFamily: vars.font.family.stencil,
  fontWeight: vars.font.weight.stencil,
  letterSpacing: '0.02em',
  fill: vars.action.accent.text,
  stroke: 'none',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
