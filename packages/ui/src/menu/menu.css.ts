import { appear } from '../theme/motion.css.ts';
import { opened, openedLine } from '../theme/raised.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const menu = part({
  ...opened,
  zIndex: vars.z.dropdown,
  minInlineSize: vars.size.field.sm,
  maxInlineSize: `min(${vars.size.field.lg}, 100vw - 16px)`,
  // A list of all carriers is longer than a phone.
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space['2'],
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  selectors: { '&[data-in-dialog]': { zIndex: vars.z.inModal } },
});

export const item = part({
  ...openedLine,
  outline: 'none',
  userSelect: 'none',
  selectors: {
    // On a raised ground the colour of a hovered row would be the ground itself at night.
    '&[data-highlighted], &[data-state=open]': { background: vars.surface.pressed },
    '&[data-state=checked]': { background: vars.surface.selected, fontWeight: vars.font.weight.medium },
    '&[data-tone=danger]': { color: vars.status.danger.text },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    // The keyboard's place in a menu is a ground, and a ring where the ground alone is too faint.
    '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '-2px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: `${vars.borderWidth.strong} solid Highlight`, outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
/** The sign of a list beside it. */
export const beside = part({ marginInlineStart: 'auto', selectors: { '&:dir(rtl)': { rotate: '180deg' } } });
inPart(`${item} > svg`, { color: vars.text.secondary, '@media': { [forcedColors]: { color: 'inherit' } } });
inPart(`${item}:is([data-tone=danger], [data-disabled]) > svg`, { color: 'inherit' });

export const rule = part({
  blockSize: '1px',
  marginBlock: vars.space['2'],
  background: vars.border.subtle,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});
