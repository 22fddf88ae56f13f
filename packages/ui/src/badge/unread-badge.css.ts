import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = part({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

/** On the corner of what it counts for, cut out of it by the ground of the page. */
export const corner = part({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space['1']})`,
  insetInlineEnd: `calc(-1 * ${vars.space['1']})`,
  display: 'flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 ${vars.borderWidth.strong} ${vars.surface.default}`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { background: 'Canvas' } },
});
