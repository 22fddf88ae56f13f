import { isolated } from '../../theme/isolated.ts';
import { vars } from '../../theme/vars.css.ts';

/** Values stand as they were typed. */
export const typed = {
  ...isolated,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['12'],
  fontFeatureSettings: '"zero" 1',
  color: vars.text.typed,
} as const;
