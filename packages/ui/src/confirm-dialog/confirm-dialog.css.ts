import { hair } from '../theme/hair.ts';
import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const question = part({ font: vars.typography.h4, textWrap: 'pretty' });
export const more = part({
  marginBlockStart: vars.space['5'],
  padding: `${vars.space['4']} ${vars.space['5']}`,
  border: `${hair} ${vars.border.subtle}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  font: vars.typography.dense,
  color: vars.text.secondary,
  textWrap: 'pretty',
});
