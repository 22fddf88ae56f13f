import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const label = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  alignSelf: 'start',
  minBlockSize: vars.size.targetMin,
  font: vars.typography.body,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const input = part({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: vars.space['10'],
  blockSize: '18px',
  margin: 0,
  borderRadius: vars.radius.full,
  background: vars.border.control,
  cursor: 'inherit',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.space['1'],
      insetInlineStart: vars.space['1'],
      inlineSize: '14px',
      blockSize: '14px',
      borderRadius: vars.radius.full,
      background: vars.surface.default,
      transition: `inset-inline-start ${vars.transition.control}`,
    },
    '&:checked': { background: vars.action.primary.bg },
    '&:checked::after': { insetInlineStart: vars.space['7'] },
    '&:disabled': { background: vars.border.default },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': {
    [forcedColors]: {
      border: `${vars.borderWidth.hair} solid CanvasText`,
      selectors: {
        '&::after': { insetBlockStart: '1px', background: 'CanvasText' },
        '&:checked': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
});
