import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// As high as what it holds, or a row that stretches its children would take the corner away from it.
export const frame = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: 'fit-content',
});

/** On the corner of what it counts for, cut out of it by the ground of the page. */
export const corner = part({
  position: 'absolute',
  // From its middle upwards, so that it touches what is drawn in a button of any height.
  insetBlockEnd: '50%',
  // From beside the middle outwards: a longer number covers no more of what it counts for.
  insetInlineStart: `calc(50% + ${vars.space['2']})`,
  display: 'flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 ${vars.borderWidth.strong} ${vars.surface.default}`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { background: 'Canvas' } },
});
