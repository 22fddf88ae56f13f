import { screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const empty = screenPart({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space['4'],
  minBlockSize: '60dvh',
  padding: vars.space['8'],
  textAlign: 'center',
});
export const number = screenPart({
  font: vars.typography.marking,
  fontSize: 'clamp(76px, 18vw, 160px)',
  lineHeight: 1,
  letterSpacing: '2px',
  color: vars.nautical.ink,
});
export const title = screenPart({ font: vars.typography.h3, textWrap: 'balance' });
export const reason = screenPart({ color: vars.text.secondary, textWrap: 'balance' });
