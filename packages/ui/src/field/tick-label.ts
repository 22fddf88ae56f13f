import { forcedColors } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** A box or a switch with its words beside it. */
export const tickLabel = {
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space['4'],
  alignSelf: 'start',
  font: vars.typography.body,
  fontSize: vars.density.font,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' },
    '&:has([aria-readonly=true])': { cursor: 'default' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch, alignItems: 'center' },
    [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
} as const;

/** What waits stands on the first line of the words. */
export const tickSpinner = { marginBlockStart: '3px' } as const;
