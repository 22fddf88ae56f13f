import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const cell = part({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  alignSelf: 'stretch',
  minInlineSize: 0,
});

export const input = part({
  inlineSize: '100%',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // The bare figures are what is sent; while nobody types, the grouped ones are shown in their place.
    [`${cell}[data-grouped] > &:not(:focus)`]: { color: 'transparent' },
    [`${cell}[data-grouped] > &:not(:focus)::selection`]: { color: 'transparent' },
  },
});

export const grouped = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignItems: 'center',
  justifyContent: 'end',
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { [`${cell}:has(:focus) > &`]: { visibility: 'hidden' } },
});

/** A box that holds the cell instead of the control: the ring must look one deeper. */
export const box = part({
  selectors: {
    '&:has(input:focus-visible)': {
      borderColor: vars.border.focus,
      outline: vars.component.focus.ring,
      outlineOffset: '-1px',
    },
    '&:has(input:disabled)': {
      background: vars.surface.disabled,
      borderColor: vars.border.default,
      color: vars.text.disabled,
    },
    '&:has(input:read-only:not(:disabled))': {
      paddingInline: 0,
      background: 'transparent',
      borderInlineWidth: 0,
      borderBlockStartWidth: 0,
      borderBlockEndColor: vars.border.default,
      borderRadius: vars.radius.none,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});

export const steps = part({
  display: 'grid',
  alignSelf: 'stretch',
  marginInlineEnd: `calc(-1 * ${vars.space['4']})`,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const step = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space['8'],
  borderRadius: vars.radius.xs,
  color: vars.text.tertiary,
  selectors: { '&:hover': { background: vars.surface.hover, color: vars.text.primary } },
});
