import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const question = part({ font: vars.typography.h4, textWrap: 'pretty' });
export const more = part({
  marginBlockStart: vars.space['5'],
  font: vars.typography.dense,
  color: vars.text.secondary,
});
