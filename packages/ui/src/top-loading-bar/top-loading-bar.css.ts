import { keyframes } from '@vanilla-extract/css';
import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const advance = keyframes({ from: { inlineSize: '0%' }, '30%': { inlineSize: '55%' }, to: { inlineSize: '92%' } });

/** The neatline of a chart, growing along the top edge; a quick page never shows it. */
export const bar = part({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.z.routeProgress,
  blockSize: '5px',
  inlineSize: 0,
  borderBlock: `${vars.borderWidth.hair} solid currentColor`,
  color: vars.nautical.ink,
  background: `repeating-linear-gradient(90deg, currentColor 0 ${vars.space['5']}, ${vars.surface.default} ${vars.space['5']} ${vars.space['8']})`,
  animation: `${advance} 10s ${vars.easing.enter} 120ms forwards`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
