import { hair } from '../theme/hair.ts';
import { raised } from '../theme/raised.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const partyField = part({ display: 'grid', gap: vars.space['2'], minInlineSize: 0, color: vars.text.primary });
export const aside = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: `0 ${vars.space['4']}`,
});
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const panel = part({
  zIndex: vars.z.popover,
  display: 'grid',
  gap: vars.space['4'],
  inlineSize: 'min(336px, 100vw - 16px)',
  maxBlockSize: 'min(440px, var(--radix-popover-content-available-height))',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  padding: vars.space['5'],
  ...raised,
  color: vars.text.primary,
  font: vars.typography.body,
  selectors: {
    '&[data-in-dialog]': { zIndex: vars.z.inModal },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { print: { display: 'none' } },
});
export const title = part({ fontWeight: vars.font.weight.semibold });
export const list = part({ margin: 0, padding: 0, listStyle: 'none', overflow: 'auto', minBlockSize: 0 });
export const entry = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.space['3']}`,
  inlineSize: '100%',
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['3'],
  border: 0,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  background: 'transparent',
  color: 'inherit',
  font: vars.typography.dense,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.pressed },
    '&[aria-current]': { background: vars.surface.selected },
    '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '-2px' },
  },
  '@media': { [below.sm]: { minBlockSize: vars.size.touch } },
});
export const alias = part({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const firstLine = part({
  gridColumn: '1 / -1',
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['12'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const place = part({ gridColumn: '1 / -1', font: vars.typography.caption, color: vars.text.secondary });
export const said = part({ font: vars.typography.dense, color: vars.text.secondary });
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] });
