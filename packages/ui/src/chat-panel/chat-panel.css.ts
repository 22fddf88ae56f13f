import { hair } from '../theme/hair.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const chatPanel = part({ display: 'grid', gap: vars.space['5'], minInlineSize: 0, color: vars.text.primary });
export const log = part({
  maxBlockSize: '420px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '-2px' } },
});
export const list = part({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const older = part({ paddingBlockEnd: vars.space['4'], textAlign: 'center' });
export const message = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['4'],
  paddingBlock: vars.space['4'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
});
export const said = part({ display: 'grid', gap: vars.space['1'], minInlineSize: 0 });
export const by = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space['3']}` });
export const author = part({ font: vars.typography.dense, fontWeight: vars.font.weight.semibold });
export const side = part({ font: vars.typography.caption, color: vars.text.secondary });
export const at = part({
  font: vars.typography.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const words = part({ font: vars.typography.body, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const read = part({ font: vars.typography.caption, color: vars.text.secondary });
export const fresh = part({
  paddingBlock: vars.space['2'],
  borderBlockEnd: `${hair} ${vars.border.selected}`,
  font: vars.typography.caption,
  color: vars.text.link,
  textAlign: 'center',
});
export const composer = part({ display: 'grid', gap: vars.space['3'], minInlineSize: 0 });
export const tools = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['3'],
  '@media': { [below.sm]: { justifyContent: 'space-between' } },
});
export const empty = part({ display: 'grid', gap: vars.space['2'], font: vars.typography.dense });
