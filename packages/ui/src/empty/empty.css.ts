import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const state = part({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space['4'],
  maxInlineSize: vars.size.field.lg,
  marginInline: 'auto',
  paddingBlock: vars.space['9'],
  paddingInline: vars.space['6'],
  textAlign: 'center',
});
export const title = part({ font: vars.typography.h4, textWrap: 'balance' });
export const reason = part({ font: vars.typography.dense, color: vars.text.secondary, textWrap: 'pretty' });
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['4'],
  marginBlockStart: vars.space['3'],
});
