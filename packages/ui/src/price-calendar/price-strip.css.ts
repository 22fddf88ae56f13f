import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** Scrolls by itself where the days have no room. */
export const track = part({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(76px, 1fr)',
  overflowX: 'auto',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.default,
});

export const day = part({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space['1'],
  minBlockSize: vars.size.touch,
  padding: `7px ${vars.space['2']}`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:not(:last-child)': { borderInlineEnd: `${hair} ${vars.border.subtle}` },
    '&:hover': { background: vars.surface.hover },
    '&:is([data-none], [data-full], [data-waiting])': { cursor: 'default' },
    '&[data-waiting]': { minBlockSize: '74px', alignContent: 'center' },
    '&[data-none]': { background: vars.surface.sunken },
    '&[data-lowest]': { boxShadow: `inset 0 -3px 0 ${vars.action.accent.bg}` },
    '&:has(:checked)': { background: vars.action.primary.bg, color: vars.action.primary.text },
    '&:has(:focus-visible)': { zIndex: 1, outline: vars.component.focus.ring, outlineOffset: '-4px' },
    '&:has(:checked:focus-visible)': { outlineColor: 'currentColor' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-lowest]': { borderBlockEnd: '3px solid Highlight' },
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const date = part({
  font: vars.typography.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${day}:has(:checked) > &`]: { color: 'inherit' } },
});
export const weekday = part({
  color: vars.text.tertiary,
  selectors: { [`${day}:has(:checked) &`]: { color: 'inherit' } },
});
export const price = part({
  fontSize: vars.font.size['13'],
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${day}[data-none] > &`]: {
      color: vars.text.tertiary,
      font: vars.typography.caption,
    },
    [`${day}[data-full] > &`]: {
      color: vars.text.tertiary,
      fontWeight: vars.font.weight.regular,
      textDecorationLine: 'line-through',
    },
  },
});
/** The state of a day. It has its height also when empty, so that the prices of all days stand in one line. */
export const state = part({ minBlockSize: '18px' });

export const waiting = part({
  marginBlock: vars.space['2'],
  inlineSize: '60%',
  animation: `${appear} 300ms linear 300ms backwards`,
});
