import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const area = part({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const levels = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: vars.space['4'],
});
export const legend = part({
  marginBlockEnd: vars.space['3'],
  font: vars.typography.dense,
  color: vars.text.secondary,
});
