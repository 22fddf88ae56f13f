import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const code = part({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.font.family.mono,
  fontFeatureSettings: '"zero" 1',
  whiteSpace: 'nowrap',
});
