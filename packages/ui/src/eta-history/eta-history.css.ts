import { hair } from '../theme/hair.ts';
import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const list = part({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const change = part({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  columnGap: vars.space['4'],
  rowGap: vars.space['1'],
  alignItems: 'baseline',
  paddingBlock: vars.space['4'],
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${hair} ${vars.border.subtle}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const at = part({ font: vars.typography.dense, color: vars.text.secondary, whiteSpace: 'nowrap' });
export const eta = part({
  font: vars.typography.dense,
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
});
export const shift = part({
  font: vars.typography.dense,
  fontWeight: vars.font.weight.medium,
  color: vars.text.secondary,
  selectors: {
    '&[data-shift=late]': { color: vars.status.danger.text },
    '&[data-shift=early]': { color: vars.status.success.text },
  },
});
export const reason = part({
  gridColumn: '2 / -1',
  font: vars.typography.caption,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
