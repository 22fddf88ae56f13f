import { hair } from '../theme/hair.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** How many cells there are. */
export const CELLS = '--ld-code-cells';

export const cells = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(var(${CELLS}), minmax(0, 1fr))`,
  gap: vars.space['4'],
});

export const cell = part({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${vars.component.field.height} + ${vars.space['4']})`,
  border: `${hair} ${vars.component.field.border}`,
  borderRadius: vars.component.field.radius,
  background: vars.component.field.bg,
  font: vars.typography.h4,
  fontFamily: vars.font.family.mono,
  color: vars.text.primary,
  selectors: {
    '[data-invalid] > &': { borderColor: vars.component.field.borderInvalid },
    // The caret stands where the next figure goes.
    ':focus-visible ~ &[data-next]': {
      borderColor: vars.border.focus,
      outline: vars.component.focus.ring,
      outlineOffset: '-1px',
    },
    ':focus-visible ~ &[data-next]:empty::after': {
      content: '""',
      inlineSize: vars.borderWidth.hair,
      blockSize: '1em',
      background: 'currentColor',
    },
    ':disabled ~ &': {
      background: vars.surface.disabled,
      borderColor: vars.border.default,
      color: vars.text.disabled,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        ':disabled ~ &': { borderColor: 'GrayText', color: 'GrayText' },
        '[data-invalid] > &': { outline: `${hair} CanvasText`, outlineOffset: '-2px' },
      },
    },
  },
});

/** The one input lies over all cells and is not seen: it is pressed, pasted into and filled in by the phone. */
export const input = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
