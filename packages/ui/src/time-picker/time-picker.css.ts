import { opened } from '../theme/raised.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const layer = part({
  ...opened,
  inlineSize: 'max(var(--radix-popover-trigger-width), 120px)',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'min(var(--radix-popover-content-available-height), 264px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space['2'],
});
export const option = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: '10px',
  borderRadius: vars.radius.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { fontWeight: vars.font.weight.medium },
    '&[data-highlighted]': { background: vars.surface.selected },
    '&:hover': { background: vars.surface.hover },
    '[data-contrast="more"] &[data-highlighted]': {
      outline: `${vars.borderWidth.strong} solid ${vars.border.focus}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: `${vars.borderWidth.strong} solid Highlight`, outlineOffset: '-2px' },
      },
    },
  },
});
export const input = part({ fontVariantNumeric: 'tabular-nums' });
