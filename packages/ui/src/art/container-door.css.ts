import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const { petrol, hull } = vars.color;
const edge = { stroke: petrol[500], strokeWidth: 1 };

export const door = part({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  fill: 'none',
  forcedColorAdjust: 'none',
});
export const skin = part({ fill: petrol[800] });
export const frame = part({ fill: petrol[900] });
export const casting = part({ fill: petrol[950] });
export const hole = part({ fill: hull[1000] });
export const panel = part({ stroke: petrol[950], strokeWidth: 2 });
export const fold = part({
  fill: `color-mix(in oklab, ${petrol[900]} 45%, transparent)`,
  stroke: `color-mix(in oklab, ${petrol[950]} 60%, transparent)`,
  strokeWidth: 1,
});
export const gap = part({ stroke: hull[1000], strokeWidth: 5 });
export const rod = part({ stroke: petrol[600], strokeWidth: 11 });
export const shine = part({ stroke: petrol[500], strokeWidth: 2 });
export const fitting = part({ ...edge, fill: petrol[900] });
export const handle = part({ stroke: petrol[500], strokeWidth: 8 });
export const seal = part({ fill: vars.action.accent.bg, stroke: vars.action.accent.bg });
export const plate = part({ fill: petrol[300] });
export const plateText = part({ stroke: petrol[800], strokeWidth: 2 });

const stencil = { fontFamily: vars.font.family.stencil, fontWeight: vars.font.weight.stencil, fill: hull[50] };
export const owner = part({ ...stencil, fontSize: 40, letterSpacing: 2 });
export const serial = part({ ...stencil, fontSize: 34, letterSpacing: 1.5 });
export const digit = part({ ...stencil, fontSize: 30, textAnchor: 'middle' });
export const weights = part({ ...stencil, fontSize: 16, letterSpacing: 0.6 });
export const digitBox = part({ stroke: hull[50], strokeWidth: 2.5 });
