import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const thread = part({
  display: 'grid',
  gap: vars.space['2'],
  maxInlineSize: '720px',
  paddingBlock: vars.space['1'],
  paddingInlineStart: vars.space['5'],
  borderInlineStart: `3px solid ${vars.pen.solid}`,
  font: vars.typography.dense,
});
export const word = part({ overflowWrap: 'anywhere' });
inPart(`${word} > time`, { color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const author = part({ fontWeight: vars.font.weight.semibold });
export const reason = part({ color: vars.pen.text, fontWeight: vars.font.weight.medium });
export const said = part({ whiteSpace: 'pre-line' });
export const expected = part({
  color: vars.pen.text,
  fontFamily: vars.font.family.mono,
  textDecoration: 'underline 2px',
  textUnderlineOffset: '3px',
});
