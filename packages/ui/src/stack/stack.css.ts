import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const gaps = {
  '&[data-gap=none]': { gap: 0 },
  '&[data-gap=xs]': { gap: vars.space['2'] },
  '&[data-gap=sm]': { gap: vars.space['4'] },
  '&[data-gap=lg]': { gap: vars.space['8'] },
  '&[data-gap=xl]': { gap: vars.space['10'] },
} as const;
const aligned = {
  '&[data-align=start]': { alignItems: 'flex-start' },
  '&[data-align=center]': { alignItems: 'center' },
  '&[data-align=end]': { alignItems: 'flex-end' },
} as const;

export const stack = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.gap,
  minInlineSize: 0,
  selectors: { ...gaps, ...aligned },
});

export const inline = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.density.gap,
  minInlineSize: 0,
  selectors: {
    ...gaps,
    ...aligned,
    '&[data-align=baseline]': { alignItems: 'baseline' },
    '&[data-align=stretch]': { alignItems: 'stretch' },
    '&[data-justify=end]': { justifyContent: 'flex-end' },
    '&[data-justify=center]': { justifyContent: 'center' },
    '&[data-justify=between]': { justifyContent: 'space-between' },
    '&[data-nowrap]': { flexWrap: 'nowrap' },
  },
});
