import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const edge = `${hair} ${vars.border.control}`;
const late = vars.status.warning;
const hatch = `repeating-linear-gradient(135deg, ${late.solid} 0 3px, ${late.bg} 3px 6px)`;

export const ageingBar = part({ display: 'grid', gap: vars.space['3'], color: vars.text.primary });
export const keys = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['6']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const key = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });
export const swatch = part({ inlineSize: '12px', blockSize: '12px', border: edge });

export const rows = part({ display: 'grid', gap: vars.space['3'], fontVariantNumeric: 'tabular-nums' });
export const row = part({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) minmax(88px, auto)',
  alignItems: 'center',
  columnGap: vars.space['4'],
  font: vars.typography.caption,
  '@media': { [below.sm]: { gridTemplateColumns: '34px minmax(0, 1fr)', rowGap: vars.space['1'] } },
});
export const currency = part({ fontFamily: vars.font.family.mono });
export const bar = part({ display: 'flex', blockSize: '18px', border: edge, overflow: 'hidden' });
/** As wide as its amount; what is nothing takes no room, and what is little can still be seen. */
export const piece = part({
  display: 'grid',
  placeItems: 'center',
  flexBasis: 0,
  minInlineSize: '6px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.medium,
  lineHeight: '1',
});
inPart(`${piece} + ${piece}`, { borderInlineStart: edge });
inPart(`:is(${piece}, ${swatch})[data-age="current"]`, { background: vars.surface.selected });
inPart(`:is(${piece}, ${swatch})[data-age="1-30"]`, { background: late.bg, color: late.text });
inPart(`:is(${piece}, ${swatch})[data-age="31-60"]`, { background: hatch });
inPart(`:is(${piece}, ${swatch})[data-age="60+"]`, {
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
});
inPart(`:is(${piece}, ${swatch})[data-age]`, { '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } });
export const sum = part({
  fontSize: vars.font.size['13'],
  fontWeight: vars.font.weight.semibold,
  textAlign: 'end',
  '@media': { [below.sm]: { gridColumn: 2 } },
});
export const disputed = part({ gridColumn: '2 / -1', color: vars.pen.text, textAlign: 'end' });
