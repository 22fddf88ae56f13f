import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const wizard = part({ display: 'grid', gap: vars.space['8'], minInlineSize: 0 });
export const panel = part({ display: 'grid', gap: vars.density.gap, minInlineSize: 0 });
inPart(`${panel}[hidden]`, { display: 'none' });
export const head = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space['4']}` });
export const title = part({
  font: vars.typography.h4,
  borderRadius: vars.radius.xs,
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});
export const place = part({
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
});
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
inPart(`${foot} > :last-child`, {
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { flex: '1 1 auto', marginInlineStart: 0 } },
});

export const chapter = part({
  display: 'grid',
  gap: vars.space['4'],
  paddingBlock: vars.space['5'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});
export const chapterHead = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});
export const chapterTitle = part({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });
