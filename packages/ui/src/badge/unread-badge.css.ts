import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// Keeps the height of the button it holds: stretched by a row, it would move the badge away from the button's corner.
export const frame = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: 'fit-content',
});

/** On the corner of what it counts for, cut out of it by the ground of the page. */
export const corner = part({
  position: 'absolute',
  // Measured from the middle of the button and not from its edge, so that the badge touches the icon in buttons of any height.
  insetBlockEnd: '50%',
  // Begins just beside the middle and grows outwards: a longer number covers no more of the icon.
  insetInlineStart: `calc(50% + ${vars.space['2']})`,
  display: 'flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 ${vars.borderWidth.strong} ${vars.surface.default}`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { background: 'Canvas' } },
});
