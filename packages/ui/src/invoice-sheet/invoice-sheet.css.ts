import { hair } from '../theme/hair.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.preprint}`;

export const invoiceSheet = part({
  minInlineSize: 0,
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  overflowX: 'auto',
});
export const table = part({ inlineSize: '100%', font: vars.typography.dense, fontVariantNumeric: 'tabular-nums' });
inPart(`${table} :is(th, td)`, {
  padding: `${vars.space['2']} ${vars.space['4']} ${vars.space['3']}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.regular,
});
inPart(`${table} :is(th, td) + :is(th, td)`, { borderInlineStart: rule, textAlign: 'end', whiteSpace: 'nowrap' });
inPart(`${table} tr + tr > *`, { borderBlockStart: `${hair} ${vars.border.subtle}` });
export const head = part({
  background: vars.surface.paperAlt,
  font: vars.typography.preprint,
  color: vars.text.preprint,
});
inPart(`${head} th`, { borderBlockEnd: rule, fontWeight: vars.font.weight.medium });
export const number = part({ marginInlineEnd: vars.space['4'] });
export const note = part({ display: 'block', font: vars.typography.caption, color: vars.text.secondary });
export const action = part({});
// A button would make its line higher than the others.
inPart(`td.${action}`, { inlineSize: '1%', paddingBlock: 0, paddingInline: vars.space['1'] });
export const total = part({ fontWeight: vars.font.weight.semibold });
inPart(`${total} > *`, { fontWeight: vars.font.weight.semibold });
