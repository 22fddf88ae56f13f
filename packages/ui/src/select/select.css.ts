import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const box = part({
  selectors: {
    '&[data-readonly]': {
      paddingInline: 0,
      background: 'transparent',
      borderInlineWidth: 0,
      borderBlockStartWidth: 0,
      borderBlockEndColor: vars.border.default,
      borderRadius: vars.radius.none,
    },
  },
});

export const select = part({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:not(:disabled):has(option[value=""]:checked)': { color: vars.text.placeholder },
    '[data-readonly] > &': { cursor: 'default' },
  },
});
inPart(`${box}:has(> :disabled) > svg`, { color: 'inherit' });
// The arrow belongs to the control: a press on it opens the list.
inPart(`${box} > svg`, { pointerEvents: 'none' });
inPart(`${box}:not([data-readonly]) > ${select}`, {
  marginInlineEnd: `calc(-1 * (${vars.size.icon.md} + ${vars.space['4']}))`,
  paddingInlineEnd: `calc(${vars.size.icon.md} + ${vars.space['4']})`,
});

/** The browser draws the list; it takes its colours from here. */
export const option = part({
  background: vars.surface.raised,
  color: vars.text.primary,
  selectors: { '&:disabled': { color: vars.text.disabled } },
});
