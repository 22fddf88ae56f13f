import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const link = part({
  color: vars.text.link,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in oklab, currentColor 35%, transparent)',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { color: vars.text.linkHover, textDecorationColor: 'currentColor' },
  },
});

export const action = part({
  minBlockSize: vars.size.targetMin,
  font: 'inherit',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});
