import { hair } from '../theme/hair.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const keys = part({ display: 'inline-flex', gap: vars.space['1'], verticalAlign: 'middle' });

export const key = part({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: vars.space['2'],
  border: `${hair} color-mix(in oklab, currentColor 35%, transparent)`,
  borderRadius: '3px',
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
});
// The abbr names an arrow key for screen readers; the dotted line that browsers draw under it is for nobody.
inPart(`${key} > abbr`, { textDecoration: 'none' });
