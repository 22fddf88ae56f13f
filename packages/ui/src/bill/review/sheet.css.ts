import { hair } from '../../theme/hair.ts';
import { inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const body = screenPart({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['5'],
  flex: '1 1 auto',
  minBlockSize: 0,
});
export const ways = screenPart({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });
export const faults = screenPart({
  maxBlockSize: '160px',
  overflow: 'auto',
  padding: vars.space['4'],
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.sm,
  font: vars.typography.dense,
});
inScreen(`${faults} > h3`, { font: vars.typography.label });
inScreen(`${faults} b`, { fontVariantNumeric: 'tabular-nums' });
export const compare = screenPart({ flex: '1 1 auto', minBlockSize: '360px', blockSize: '60dvh' });
