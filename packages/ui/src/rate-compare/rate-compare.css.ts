import { hair } from '../theme/hair.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const subtle = `${hair} ${vars.border.subtle}`;

export const root = part({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
export const scroll = part({ overflowX: 'auto' });
export const table = part({ inlineSize: '100%', font: vars.typography.dense });
inPart(`${table} :is(th, td)`, {
  padding: `${vars.space['4']} ${vars.space['5']}`,
  borderBlockEnd: subtle,
  verticalAlign: 'top',
  textAlign: 'start',
});
inPart(`${table} :is(th, td) + :is(th, td)`, { borderInlineStart: subtle });
export const head = part({ minInlineSize: '148px', font: vars.typography.h4 });
inPart(`${head} > button`, { float: 'inline-end' });
export const names = part({ display: 'inline-grid', overflowWrap: 'anywhere' });
export const note = part({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
});
export const row = part({});
/** Stays in sight while the columns pass. */
export const name = part({
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '104px',
  background: vars.surface.default,
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
});
export const value = part({
  selectors: { '&[data-best]': { fontWeight: vars.font.weight.semibold } },
});
