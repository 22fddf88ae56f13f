import { hair } from '../../theme/hair.ts';
import { inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const body = screenPart({
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  font: vars.typography.dense,
});
export const scroll = screenPart({
  overflow: 'auto',
  maxBlockSize: '320px',
  border: `${hair} ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
});
export const found = screenPart({ margin: 0, font: vars.typography.dense, color: vars.text.secondary });
export const table = screenPart({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.typography.dense });
inScreen(`${table} > caption`, {
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['4'],
  textAlign: 'start',
});
inScreen(`${table} :is(th, td)`, {
  padding: `${vars.space['3']} ${vars.space['4']}`,
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
inScreen(`${table} th`, { fontWeight: vars.font.weight.medium, color: vars.text.secondary });
export const cell = screenPart({
  fontFamily: vars.font.family.mono,
  selectors: { '&[data-changed]': { background: vars.mark.bgSoft } },
});
export const was = screenPart({ display: 'block', font: vars.typography.caption, color: vars.text.secondary });
export const said = screenPart({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.status.warning.text,
});
