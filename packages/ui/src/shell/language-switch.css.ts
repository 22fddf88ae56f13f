import { forcedColors, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const group = screenPart({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  fontSize: vars.font.size['13'],
});
export const choice = screenPart({
  minInlineSize: vars.size.targetMin,
  minBlockSize: vars.size.targetMin,
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.sm,
  font: 'inherit',
  color: vars.text.secondary,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-pressed=true]': { color: vars.text.primary, fontWeight: vars.font.weight.semibold, cursor: 'default' },
    '&:first-child': { textAlign: 'end' },
    '& + &': { textAlign: 'start', paddingInlineStart: vars.space['1'] },
    '& + &::before': {
      content: '"/" / ""',
      marginInlineEnd: vars.space['2'],
      color: vars.text.tertiary,
      fontWeight: vars.font.weight.regular,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
    [forcedColors]: { selectors: { '&[aria-pressed=true]': { textDecoration: 'underline' } } },
  },
});
