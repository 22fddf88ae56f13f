import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const breadcrumb = part({ font: vars.typography.dense, color: vars.text.secondary });
export const list = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: vars.space['1'] });
export const level = part({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.targetMin,
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    // Only the way back up: the title of the page says where the reader is. Without a way up the level stands alone.
    [below.sm]: { selectors: { '&:not([data-above], :only-child)': { display: 'none' } } },
  },
});
export const turn = part({
  flex: 'none',
  marginInline: vars.space['2'],
  color: vars.text.tertiary,
  selectors: { '[dir=rtl] &': { rotate: '180deg' } },
  '@media': { [below.sm]: { display: 'none' } },
});
export const back = part({
  display: 'none',
  flex: 'none',
  marginInlineEnd: vars.space['2'],
  selectors: { '[dir=rtl] &': { rotate: '180deg' } },
  '@media': { [below.sm]: { display: 'block' } },
});
export const link = part({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 'inherit',
  overflowWrap: 'anywhere',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': { '(pointer: coarse)': { minInlineSize: vars.size.touch } },
});
export const plain = part({ overflowWrap: 'anywhere' });
export const here = part({
  minInlineSize: 0,
  color: vars.text.primary,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
export const more = part({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.targetMin,
  textDecoration: 'none',
});
inPart(`${more} > svg`, { display: 'block' });
