import { hair } from '../theme/hair.ts';
import { below, forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const releaseChecklist = part({
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  color: vars.text.primary,
});
export const sum = part({
  font: vars.typography.body,
  fontWeight: vars.font.weight.semibold,
  color: vars.status.danger.text,
  selectors: { '&[data-ready]': { color: vars.status.success.text } },
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
export const list = part({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'baseline',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlock: vars.space['4'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  font: vars.typography.dense,
  '@media': { [below.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const icon = part({
  display: 'inline-flex',
  color: vars.status.danger.text,
  selectors: { [`${item}[data-ok] &`]: { color: vars.status.success.text } },
});
export const words = part({ overflowWrap: 'anywhere' });
export const who = part({ font: vars.typography.caption, color: vars.text.secondary, whiteSpace: 'nowrap' });
export const action = part({ '@media': { [below.sm]: { gridColumn: '2 / -1' } } });
