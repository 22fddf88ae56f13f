import { screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** A code to scan and what it is for. */
export const scan = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  justifyItems: 'center',
  maxInlineSize: '140px',
  fontSize: vars.font.size['12'],
  textAlign: 'center',
});
