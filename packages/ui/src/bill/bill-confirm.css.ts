import { hair } from '../theme/hair.ts';
import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export { decision, number, reason } from './copy-confirm.css.ts';

export const body = screenPart({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '320px',
  blockSize: 'min(640px, 70dvh)',
  '@media': { [below.sm]: { blockSize: '100%' } },
});
export const report = screenPart({
  flex: '1 1 auto',
  inlineSize: '100%',
  borderBlockStart: `${hair} ${vars.border.default}`,
  background: vars.surface.paper,
});
export const state = screenPart({ display: 'grid', placeItems: 'center', flex: '1 1 auto' });
export const refusal = screenPart({
  display: 'flex',
  gap: vars.space['4'],
  marginInlineEnd: 'auto',
  font: vars.typography.dense,
  color: vars.status.danger.text,
});
