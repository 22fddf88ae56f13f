import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const { steel } = vars.component;
const edge = { stroke: steel.edge, strokeWidth: 1 };

export const door = part({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  fill: 'none',
  forcedColorAdjust: 'none',
});
export const skin = part({ fill: steel.skin });
export const frame = part({ fill: steel.frame });
export const casting = part({ fill: steel.casting });
export const hole = part({ fill: steel.gap });
export const panel = part({ stroke: steel.casting, strokeWidth: 2 });
export const fold = part({
  fill: `color-mix(in oklab, ${steel.frame} 45%, transparent)`,
  stroke: `color-mix(in oklab, ${steel.casting} 60%, transparent)`,
  strokeWidth: 1,
});
export const gap = part({ stroke: steel.gap, strokeWidth: 5 });
export const rod = part({ stroke: steel.rod, strokeWidth: 11 });
export const shine = part({ stroke: steel.edge, strokeWidth: 2 });
export const fitting = part({ ...edge, fill: steel.frame });
export const handle = part({ stroke: steel.edge, strokeWidth: 8 });
export const seal = part({ fill: vars.action.accent.bg, stroke: vars.action.accent.bg });
export const plate = part({ fill: steel.plate });
export const plateText = part({ stroke: steel.skin, strokeWidth: 2 });

const stencil = { fontFamily: vars.font.family.stencil, fontWeight: vars.font.weight.stencil, fill: steel.textStrong };
export const owner = part({ ...stencil, fontSize: 40, letterSpacing: 2 });
export const serial = part({ ...stencil, fontSize: 34, letterSpacing: 1.5 });
export const digit = part({ ...stencil, fontSize: 30, textAnchor: 'middle' });
export const weights = part({ ...stencil, fontSize: 16, letterSpacing: 0.6 });
export const digitBox = part({ stroke: steel.textStrong, strokeWidth: 2.5 });
