import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const coarse = '(pointer: coarse)';

export const pagination = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  font: vars.typography.dense,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const total = part({ color: vars.text.secondary, whiteSpace: 'nowrap' });

/** The browser's own list behind a box and an arrow of ours. */
export const sizeBox = part({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
inPart(`${sizeBox} > svg`, {
  position: 'absolute',
  insetInlineEnd: vars.space['4'],
  color: vars.text.secondary,
  pointerEvents: 'none',
});
export const size = part({
  appearance: 'none',
  blockSize: vars.density.controlSm,
  paddingInline: `${vars.space['5']} calc(${vars.space['4']} * 2 + ${vars.size.icon.sm})`,
  border: `${hair} ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.component.field.bg,
  color: vars.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.border.controlHover } },
  '@media': { [coarse]: { blockSize: vars.size.touch } },
});
/** The browser draws the list; it takes its colours from here. */
export const option = part({ background: vars.surface.raised, color: vars.text.primary });

export const pages = part({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });

export const page = part({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.density.controlSm,
  blockSize: vars.density.controlSm,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  font: 'inherit',
  textAlign: 'center',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.surface.hover },
    '&[aria-current]': {
      background: vars.surface.selected,
      boxShadow: `inset 0 0 0 1px ${vars.border.selected}`,
      fontWeight: vars.font.weight.semibold,
    },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [coarse]: { minInlineSize: vars.size.touch, blockSize: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
});

/** On a phone the numbers make way for `3 / 13`. */
export const wide = part({ display: 'contents', '@media': { [below.sm]: { display: 'none' } } });
export const short = part({
  display: 'none',
  paddingInline: vars.space['4'],
  '@media': { [below.sm]: { display: 'inline' } },
});
export const gap = part({ minInlineSize: vars.density.controlSm, textAlign: 'center', color: vars.text.secondary });
