import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const button = part({
  selectors: { '&[data-state=open]': { background: vars.surface.selected } },
});
export const word = part({ color: vars.text.secondary });
inPart(`${button} > ${word}`, { fontWeight: vars.font.weight.regular });
export const shown = part({
  maxInlineSize: '18ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const panel = part({
  zIndex: vars.z.popover,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '280px',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  boxShadow: vars.shadow.popover,
  color: vars.text.primary,
  font: vars.typography.dense,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  // The focus enters here so that the title is read first; nothing of the panel itself can be pressed.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { print: { display: 'none' } },
});
export const title = part({
  paddingBlock: vars.space['5'],
  paddingInline: '14px',
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  fontWeight: vars.font.weight.semibold,
});
export const list = part({ flex: '0 1 auto', minBlockSize: 0, overflow: 'auto', padding: vars.space['3'] });
export const entry = part({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });
export const open = part({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minInlineSize: 0,
  minBlockSize: '32px',
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.sm,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': { fontWeight: vars.font.weight.semibold },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});
export const tick = part({ flex: 'none', display: 'grid', inlineSize: '16px' });
export const name = part({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const empty = part({ padding: `${vars.space['5']} 14px`, color: vars.text.secondary });
export const form = part({
  display: 'grid',
  gap: vars.space['4'],
  padding: `${vars.space['5']} 14px`,
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
