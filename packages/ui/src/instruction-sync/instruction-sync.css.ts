import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space['3']} ${vars.space['6']}`,
  marginBlockEnd: vars.space['5'],
});
inPart(`${head} > [data-component=Select]`, { minInlineSize: '200px' });
export const note = part({
  flex: '1 1 240px',
  margin: 0,
  paddingBlockEnd: vars.space['2'],
  font: vars.typography.dense,
  color: vars.text.secondary,
});
export const scroll = part({
  overflowX: 'auto',
  marginBlockEnd: vars.space['5'],
  border: `${hair} ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
});
export const table = part({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.typography.dense });
inPart(`${table} :is(th, td)`, {
  padding: `${vars.space['4']} ${vars.space['5']}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inPart(`${table} thead th`, {
  background: vars.surface.sunken,
  fontWeight: vars.font.weight.medium,
  color: vars.text.secondary,
});
inPart(`${table} tbody tr`, { borderBlockStart: `${hair} ${vars.border.subtle}` });
export const field = part({ whiteSpace: 'nowrap', '@media': { [below.sm]: { whiteSpace: 'normal' } } });
export const value = part({
  fontFamily: vars.font.family.mono,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-new]': { background: vars.mark.bgSoft },
    '&[data-gone]': { color: vars.text.secondary, textDecoration: 'line-through' },
  },
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
export const empty = part({ color: vars.text.secondary, fontStyle: 'normal' });
export const undo = part({ marginInlineEnd: 'auto', font: vars.typography.dense, color: vars.text.secondary });
