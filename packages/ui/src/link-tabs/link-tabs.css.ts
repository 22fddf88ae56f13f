import { hair } from '../theme/hair.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const tabs = part({
  overflowX: 'auto',
  borderBlockEnd: `${hair} ${vars.border.default}`,
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
});
export const list = part({ display: 'flex', gap: vars.space['2'], inlineSize: 'max-content' });
export const link = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space['5'],
  color: vars.text.secondary,
  font: vars.typography.body,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.md },
    '&[aria-current]': { color: vars.text.primary },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space['5'],
      insetBlockEnd: 0,
      blockSize: vars.borderWidth.strong,
      background: 'currentColor',
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
    // A word of two letters is narrow.
    '(pointer: coarse)': { justifyContent: 'center', minInlineSize: vars.size.touch },
  },
});
