import { hair } from '../../theme/hair.ts';
import { isolated } from '../../theme/isolated.ts';
import { below, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = screenPart({
  marginBlockStart: vars.space['6'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: vars.component.bill.frame,
  font: vars.typography.dense,
  color: vars.text.primary,
});
export const title = screenPart({
  paddingBlockEnd: vars.space['3'],
  fontSize: vars.font.size['14'],
  fontWeight: vars.font.weight.semibold,
});
export const table = screenPart({
  inlineSize: '100%',
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
inScreen(`${table} :is(th, td)`, {
  padding: `${vars.space['2']} ${vars.space['5']} ${vars.space['2']} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.regular,
  borderBlockEnd: `${hair} ${vars.border.default}`,
});
inScreen(`${table} thead th`, {
  fontWeight: vars.font.weight.semibold,
  borderBlockEnd: vars.component.bill.rule,
});
export const level = screenPart({ whiteSpace: 'nowrap' });
export const row = screenPart({ display: 'block', whiteSpace: 'nowrap' });
inScreen(`${table} thead th:nth-child(2)`, { inlineSize: '16%' });
inScreen(`${table} thead th:nth-child(n + 3)`, { inlineSize: '27%' });
inScreen(`${table} thead th:last-child`, { inlineSize: '21%' });
inScreen(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
inScreen(`${table} tr`, { breakInside: 'avoid' });
// On a phone a row is a card of two columns, and the head says in the same places what stands there.
const onPhone = (rule: object) => ({ '@media': { [below.sm]: rule } });
inScreen(`${table}, ${table} :is(thead, tbody)`, onPhone({ display: 'block' }));
inScreen(
  `${table} tr`,
  onPhone({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space['1']} ${vars.space['5']}`,
    paddingBlock: vars.space['3'],
    borderBlockEnd: `${hair} ${vars.border.default}`,
  }),
);
inScreen(`${table} thead tr`, onPhone({ borderBlockEnd: vars.component.bill.rule }));
inScreen(
  `${table} tr > :is(th, td):nth-child(n)`,
  onPhone({ display: 'block', inlineSize: 'auto', padding: 0, border: 0 }),
);
inScreen(`${table} tr > :nth-child(5)`, onPhone({ gridColumn: '1 / -1' }));

export const value = screenPart({ ...isolated, fontFamily: vars.font.family.mono, fontFeatureSettings: '"zero" 1' });
export const line = screenPart({
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '[data-whole] > &': { whiteSpace: 'pre' } },
});
inScreen(`${table} ins`, {
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
});
inScreen(`${table} del`, { textDecoration: 'line-through' });
export const foot = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['5'],
  marginBlockStart: vars.space['6'],
  paddingBlockStart: vars.space['3'],
  borderBlockStart: vars.component.bill.frame,
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
inScreen(`${foot} > code`, { fontFamily: vars.font.family.mono });
