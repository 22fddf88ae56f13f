import { appear } from '../theme/motion.css.ts';
import { raised } from '../theme/raised.ts';
import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const popover = part({
  zIndex: vars.z.popover,
  display: 'grid',
  gap: vars.space['3'],
  minInlineSize: vars.size.field.md,
  maxInlineSize: `min(${vars.size.field.lg}, 100vw - 16px)`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  paddingBlock: vars.space['5'],
  paddingInline: '14px',
  ...raised,
  color: vars.text.primary,
  font: vars.typography.body,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  selectors: {
    '&[data-in-dialog]': { zIndex: vars.z.inModal },
    // The focus enters here so that the title is read first; nothing of the panel itself can be pressed.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { print: { display: 'none' } },
});

export const title = part({ fontWeight: vars.font.weight.semibold, textWrap: 'balance' });
export const text = part({ font: vars.typography.dense, color: vars.text.secondary });
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  marginBlockStart: vars.space['1'],
});
