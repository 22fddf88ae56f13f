import { hair } from '../../theme/hair.ts';
import { screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const sheet = screenPart({ display: 'grid', gap: vars.space['6'] });
export const name = screenPart({ marginBlockEnd: vars.space['2'], fontWeight: vars.font.weight.semibold });
export const rows = screenPart({ font: vars.typography.dense });
export const row = screenPart({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['5'],
  paddingBlock: vars.space['2'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
export const keys = screenPart({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] });
export const note = screenPart({
  marginBlockStart: vars.space['5'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
