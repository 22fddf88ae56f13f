import { hair } from '../theme/hair.ts';
import { forcedColors, lessMotion, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const accordion = part({ borderBlockStart: `${hair} ${vars.border.default}`, font: vars.typography.body });
export const item = part({ borderBlockEnd: `${hair} ${vars.border.default}` });

export const line = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.xs,
  listStyle: 'none',
  fontSize: vars.density.font,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    // Inside, or the ring would lie under the line before it.
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled=true]': { background: 'none', color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
  },
});
export const turn = part({
  flex: 'none',
  color: vars.text.tertiary,
  transition: `rotate ${vars.transition.control}`,
  selectors: {
    '[dir=rtl] &': { rotate: '180deg' },
    [`${item}[open] > ${line} > &`]: { rotate: '90deg' },
    [`${line}[aria-disabled=true] > &`]: { color: 'inherit' },
  },
  '@media': { [lessMotion]: { transition: 'none' } },
});
export const title = part({
  flex: '1 1 auto',
  minInlineSize: 0,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
export const aside = part({
  flex: 'none',
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: { [`${line}[aria-disabled=true] > &`]: { color: 'inherit' } },
});
export const content = part({
  paddingBlock: `${vars.space['2']} ${vars.space['6']}`,
  // Under the words of the line, behind its chevron.
  paddingInline: `calc(${vars.space['4']} * 2 + ${vars.size.icon.sm}) ${vars.space['4']}`,
  fontSize: vars.density.font,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
