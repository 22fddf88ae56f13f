import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = part({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.density.controlSm} + 4px)`,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  '@media': { [below.sm]: { flexWrap: 'wrap' } },
});
export const place = part({
  flex: 'none',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: '128px',
  paddingInline: vars.space['5'],
  background: vars.surface.sunken,
  borderInlineEnd: `${hair} ${vars.border.default}`,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
export const about = part({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  minInlineSize: 0,
  paddingInline: vars.space['5'],
  fontVariantNumeric: 'tabular-nums lining-nums',
});
inPart(`${about} > svg`, { flex: 'none' });
export const name = part({ color: vars.text.secondary });
export const value = part({ overflowWrap: 'anywhere' });
inPart(`${value} > s`, { color: vars.text.tertiary });
inPart(`${value} > b`, { color: vars.pen.text, fontWeight: vars.font.weight.semibold });
inPart(`${value} > svg`, { display: 'inline-block', verticalAlign: '-2px', color: vars.text.tertiary });
export const wrong = part({ color: vars.status.danger.text, overflowWrap: 'anywhere' });
export const keys = part({
  flex: 'none',
  display: 'flex',
  gap: vars.space['5'],
  paddingInline: vars.space['5'],
  color: vars.text.secondary,
  fontSize: vars.font.size['12'],
  '@media': { [`${below.xl}, (pointer: coarse), print`]: { display: 'none' } },
});
export const hint = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  whiteSpace: 'nowrap',
});

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['6'],
  rowGap: vars.space['2'],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['2'],
  borderBlockStart: `${hair} ${vars.border.default}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
inPart(`${foot} > b`, { fontWeight: vars.font.weight.semibold });
export const pending = part({ marginInlineStart: 'auto', color: vars.text.secondary });

export const left = part({ borderBlockStart: `${hair} ${vars.border.default}` });
export const leftHead = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['5'],
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['2'],
  background: vars.surface.sunken,
  borderBlockEnd: `${hair} ${vars.border.default}`,
});
inPart(`${leftHead} > b`, { fontWeight: vars.font.weight.semibold, marginInlineEnd: 'auto' });
export const leftScroll = part({ maxBlockSize: '220px', overflow: 'auto' });
export const leftTable = part({ inlineSize: '100%', borderCollapse: 'collapse' });
inPart(`${leftTable} :is(th, td)`, {
  blockSize: vars.density.controlSm,
  paddingInline: vars.space['5'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  textAlign: 'start',
});
inPart(`${leftTable} th`, {
  color: vars.text.secondary,
  fontSize: vars.font.size['12'],
  fontWeight: vars.font.weight.medium,
});
export const pasted = part({
  color: vars.status.danger.text,
  fontFamily: vars.font.family.mono,
  overflowWrap: 'anywhere',
});
export const more = part({ padding: vars.space['5'], color: vars.text.secondary });
