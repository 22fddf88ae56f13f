import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const statementChanges = part({ display: 'grid', gap: 0, font: vars.typography.dense });
export const change = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['4']}`,
  paddingBlock: vars.space['2'],
  fontVariantNumeric: 'tabular-nums',
});
inPart(`${change} + ${change}`, { borderBlockStart: `${hair} ${vars.border.subtle}` });
export const name = part({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const before = part({ color: vars.text.secondary });
export const after = part({
  paddingInline: vars.space['1'],
  background: vars.mark.bg,
  color: vars.mark.text,
  textDecoration: 'none',
  boxShadow: `0 2px 0 ${vars.mark.line}`,
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
export const none = part({ color: vars.text.secondary });
export const how = part({ color: vars.mark.label, font: vars.typography.caption });
