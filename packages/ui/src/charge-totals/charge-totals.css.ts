import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const chargeTotals = part({
  display: 'grid',
  // Figures are compared across: far apart they would be lost.
  maxInlineSize: '26rem',
  font: vars.typography.dense,
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const lines = part({ inlineSize: '100%', borderCollapse: 'collapse', font: 'inherit' });
inPart(`${lines} th`, { fontWeight: vars.font.weight.semibold, fontFamily: vars.font.family.mono, textAlign: 'start' });
inPart(`${lines} td`, { textAlign: 'end' });
inPart(`${lines} tbody td:last-child`, { color: vars.text.secondary });
inPart(`${lines} :is(th, td)`, {
  paddingBlock: vars.space['3'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
});
inPart(`${lines} thead th`, {
  paddingBlockStart: 0,
  color: vars.text.secondary,
  fontFamily: vars.font.family.sans,
  fontSize: vars.font.size['12'],
  fontWeight: vars.font.weight.regular,
});
inPart(`${lines} thead th:not(:first-child)`, { textAlign: 'end' });
inPart(`${lines} tfoot :is(th, td)`, {
  borderBlockStart: `${hair} ${vars.border.preprintStrong}`,
  borderBlockEnd: 0,
});
inPart(`${lines} tfoot td`, {
  fontSize: vars.font.size['18'],
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
});
export const margin = part({ display: 'grid', gap: vars.space['3'], marginBlockStart: vars.space['5'] });
export const bar = part({
  display: 'flex',
  blockSize: '14px',
  border: `${hair} ${vars.border.control}`,
  background: vars.surface.default,
  overflow: 'hidden',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
export const piece = part({ flexBasis: 0, minInlineSize: 0 });
inPart(`${piece}[data-of=payable]`, { background: vars.border.preprintStrong });
inPart(`${piece}[data-of=margin]`, { background: vars.mark.bg });
inPart(`${margin}[data-loss] ${piece}`, { background: vars.status.danger.solid });
export const figures = part({ display: 'grid', gap: vars.space['2'], margin: 0 });
inPart(`${figures} > div`, { display: 'flex', justifyContent: 'space-between', gap: vars.space['4'] });
inPart(`${figures} dt`, { color: vars.text.secondary });
inPart(`${figures} dd`, { margin: 0, fontWeight: vars.font.weight.semibold });
inPart(`${margin}[data-loss] dd:not(:first-child)`, { color: vars.status.danger.text });
