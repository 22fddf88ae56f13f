import { hair } from '../theme/hair.ts';
import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const spread = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: vars.space['7'],
});
export const item = part({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&:has(a:focus-visible)': { outline: vars.component.focus.ring, outlineOffset: '3px' },
  },
});
export const picture = part({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  border: `${hair} ${vars.border.preprint}`,
  borderRadius: vars.radius.sm,
  background: vars.nautical.sea,
  selectors: {
    [`${spread}[data-wide] &`]: { aspectRatio: '5 / 2' },
    [`${item}:has(a:hover) &`]: { borderColor: vars.border.preprintStrong },
  },
});
export const title = part({
  marginBlockStart: vars.space['4'],
  font: vars.typography.body,
  fontWeight: vars.font.weight.medium,
  textWrap: 'pretty',
});
/** As large as picture and words. */
export const link = part({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.touch,
      minInlineSize: vars.size.touch,
    },
  },
});
