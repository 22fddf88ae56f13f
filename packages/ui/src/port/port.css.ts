import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const port = part({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space['3'], minInlineSize: 0 });
export const code = part({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontFeatureSettings: '"zero" 1',
  color: vars.text.tertiary,
});
