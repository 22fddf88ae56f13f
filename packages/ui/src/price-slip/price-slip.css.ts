import { hair } from '../theme/hair.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const priceSlip = part({
  display: 'grid',
  minInlineSize: 0,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.paper,
  color: vars.text.primary,
  font: vars.typography.dense,
  fontVariantNumeric: 'tabular-nums',
});
export const head = part({
  padding: `14px ${vars.space['6']}`,
  // Where the stub is torn off.
  borderBlockEnd: `${vars.borderWidth.frame} dashed ${vars.border.default}`,
});
export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
export const title = part({
  font: vars.typography.body,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const price = part({ marginBlockStart: vars.space['3'], color: vars.text.secondary });
inPart(`${price} > strong`, { font: vars.typography.h4, color: vars.text.primary });
inPart(`${price} > s`, { float: 'inline-end', color: vars.text.secondary });
export const block = part({
  padding: `14px ${vars.space['6']}`,
  selectors: { '& + &': { borderBlockStart: `${hair} ${vars.border.subtle}` } },
});
export const name = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  marginBlockEnd: vars.space['3'],
  font: vars.typography.dense,
  fontWeight: vars.font.weight.semibold,
});
export const yes = part({ color: vars.status.success.text });
export const no = part({ color: vars.status.danger.text });
export const lines = part({ display: 'grid', gap: vars.space['2'], margin: 0 });
inPart(`${lines} > div`, { display: 'flex', justifyContent: 'space-between', gap: vars.space['5'] });
inPart(`${lines} dt`, { color: vars.text.secondary, minInlineSize: 0, overflowWrap: 'anywhere' });
inPart(`${lines} dd`, { margin: 0, textAlign: 'end', flex: 'none', maxInlineSize: '60%' });
export const moment = part({
  fontFamily: vars.font.family.mono,
  selectors: { '&[data-marked]': { background: vars.mark.bg, color: vars.mark.text } },
});
export const total = part({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  padding: `14px ${vars.space['6']}`,
  borderBlock: `${hair} ${vars.border.default}`,
});
inPart(`${total} > strong`, { fontSize: vars.font.size['20'], fontWeight: vars.font.weight.semibold });
inPart(`${total} > small`, { gridColumn: '1 / -1', font: vars.typography.caption, color: vars.text.secondary });
inPart(`${priceSlip}[aria-busy] strong`, { color: vars.text.secondary });
