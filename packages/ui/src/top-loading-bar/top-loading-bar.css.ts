import { keyframes } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { neatline, systemNeatline } from '../theme/neatline.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const DASHES = [vars.space['5'], vars.space['8']] as const;
const advance = keyframes({ from: { inlineSize: 0 }, '30%': { inlineSize: '55%' } });

/** The neatline of a chart, growing along the top edge; a quick page never shows it. Without animations it stands where it would end. */
export const bar = part({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.z.routeProgress,
  blockSize: '5px',
  inlineSize: '92%',
  borderBlock: `${hair} currentColor`,
  color: vars.nautical.ink,
  background: neatline(...DASHES, vars.surface.default),
  animation: `${advance} 10s ${vars.easing.enter} 120ms backwards`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: systemNeatline(...DASHES), print: { display: 'none' } },
});
