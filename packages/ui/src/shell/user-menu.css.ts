import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const user = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minInlineSize: vars.size.targetMin,
  minBlockSize: vars.space['10'],
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-expanded=true]': { background: vars.surface.pressed },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});
export const words = screenPart({
  minInlineSize: 0,
  maxInlineSize: 180,
  // Hidden from sight where there is no room; screen readers still read it as the name of the button.
  '@media': {
    [below.lg]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const name = screenPart({
  ...line,
  fontSize: vars.font.size['13'],
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.3,
});
export const company = screenPart({
  ...line,
  fontSize: vars.font.size['12'],
  lineHeight: 1.2,
  color: vars.text.secondary,
});
