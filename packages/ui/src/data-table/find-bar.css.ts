import { hair } from '../theme/hair.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  font: vars.typography.dense,
  '@media': { print: { display: 'none' } },
});

export const box = part({ position: 'relative', display: 'flex', alignItems: 'center' });
inPart(`${box} > svg`, {
  position: 'absolute',
  insetInlineStart: vars.space['4'],
  color: vars.text.tertiary,
  pointerEvents: 'none',
});

export const input = part({
  inlineSize: vars.size.field.md,
  blockSize: vars.density.controlSm,
  paddingInline: `calc(${vars.space['4']} * 2 + ${vars.size.icon.sm}) ${vars.space['4']}`,
  border: `${hair} ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.text.primary,
  font: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&::placeholder': { color: vars.text.placeholder },
  },
  '@media': { '(pointer: coarse)': { blockSize: vars.size.touch } },
});

export const count = part({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums lining-nums' });
