import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const button = part({
  selectors: {
    '&[data-state=open]': { background: vars.surface.selected, borderColor: vars.border.selected },
  },
});

export const count = part({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums lining-nums' });
inPart(`${button} > ${count}`, { fontWeight: vars.font.weight.regular });

export const panel = part({
  zIndex: vars.z.popover,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '264px',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  boxShadow: vars.shadow.popover,
  color: vars.text.primary,
  font: vars.typography.dense,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  selectors: {
    '&[data-in-dialog]': { zIndex: vars.z.inModal },
    // The focus enters here so that the title is read first; nothing of the panel itself can be pressed.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { print: { display: 'none' } },
});

export const header = part({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['4'],
  paddingBlock: vars.space['5'],
  paddingInline: '14px',
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
});
inPart(`${header} > button`, { marginInlineStart: 'auto' });
export const title = part({ fontWeight: vars.font.weight.semibold });

export const list = part({ flex: '0 1 auto', minBlockSize: 0, overflow: 'auto', padding: vars.space['3'] });

export const entry = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: '32px',
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[data-dragged]': {
      background: vars.surface.selected,
      boxShadow: `0 0 0 1px ${vars.border.selected}, ${vars.shadow.popover}`,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [forcedColors]: { selectors: { '&[data-dragged]': { outline: '2px solid Highlight' } } },
  },
});

export const grip = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: vars.size.targetMin,
  marginInline: `calc(${vars.space['3']} * -1)`,
  color: vars.text.tertiary,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '[data-dragged] > &': { color: vars.text.primary, cursor: 'grabbing' },
    '&[data-fixed]': { visibility: 'hidden' },
  },
});

export const label = part({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minInlineSize: 0,
  minBlockSize: 'inherit',
  cursor: 'pointer',
});
inPart(`${label}:has([aria-disabled])`, { cursor: 'default' });
// `Checkbox` lowers its box to stand beside a first line; here both are centred.
inPart(`${label} > span`, { marginBlockStart: 0 });

export const lock = part({ flex: 'none', display: 'grid', color: vars.text.tertiary });

export const hint = part({
  paddingBlock: `${vars.space['4']} ${vars.space['5']}`,
  paddingInline: '14px',
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  color: vars.text.tertiary,
  font: vars.typography.caption,
});
