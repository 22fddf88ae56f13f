import { forcedColors } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** What every calendar of the house has alike around its days: the two steps, the month between them, the days of the week. */
const ROW = '32px';
const coarse = '(pointer: coarse)';

export const nav = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
} as const;

/** @param hover the ground under the pointer */
export const step = (hover: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: ROW,
    blockSize: ROW,
    borderRadius: vars.radius.sm,
    transition: `background ${vars.transition.control}`,
    selectors: {
      '&:hover': { background: hover },
      '&[aria-disabled=true]': { background: 'none', color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [coarse]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
      [forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  }) as const;

export const caption = {
  display: 'grid',
  placeItems: 'center',
  blockSize: ROW,
  marginBlockEnd: vars.space['3'],
  fontWeight: vars.font.weight.semibold,
  '@media': { [coarse]: { blockSize: vars.size.touch } },
} as const;

export const weekday = {
  paddingBlock: vars.space['2'],
  font: vars.typography.caption,
  color: vars.text.secondary,
  textAlign: 'center',
} as const;
