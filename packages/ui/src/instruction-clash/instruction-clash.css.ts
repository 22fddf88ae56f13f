import { hair } from '../theme/hair.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const instructionClash = part({
  display: 'grid',
  gap: vars.space['4'],
  padding: `${vars.space['5']} ${vars.space['6']}`,
  border: `${hair} ${vars.status.warning.border}`,
  borderRadius: vars.radius.md,
  background: vars.status.warning.bg,
  color: vars.text.primary,
  font: vars.typography.dense,
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  margin: 0,
});
export const list = part({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) 2fr 2fr',
  gap: vars.space['5'],
  alignItems: 'start',
  paddingBlock: vars.space['4'],
  borderBlockStart: `${hair} ${vars.status.warning.border}`,
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] } },
});
export const label = part({ fontWeight: vars.font.weight.medium });
export const side = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  minInlineSize: 0,
});
export const whose = part({ gridColumn: '1 / -1', font: vars.typography.caption, color: vars.text.secondary });
export const value = part({ fontFamily: vars.font.family.mono, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
