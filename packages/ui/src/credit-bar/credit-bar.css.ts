import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const creditBar = part({ display: 'grid', gap: vars.space['2'], font: vars.typography.dense });
export const bar = part({
  display: 'flex',
  blockSize: '14px',
  border: `${hair} ${vars.border.control}`,
  background: vars.surface.default,
  overflow: 'hidden',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
export const piece = part({ flexBasis: 0, minInlineSize: 0 });
inPart(`${piece}[data-of=used]`, { background: vars.border.preprintStrong });
inPart(`${piece}[data-of=added]`, {
  background: `repeating-linear-gradient(135deg, ${vars.status.warning.solid} 0 3px, ${vars.status.warning.bg} 3px 6px)`,
});
inPart(`${creditBar}[data-over] [data-of=added]`, { background: vars.status.danger.solid });
export const figures = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['7']}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
inPart(`${figures} > div`, { display: 'flex', gap: vars.space['2'] });
inPart(`${figures} dt`, { color: vars.text.secondary });
inPart(`${figures} dd`, { margin: 0, fontWeight: vars.font.weight.semibold });
export const over = part({
  display: 'flex',
  gap: vars.space['2'],
  color: vars.status.danger.text,
  fontWeight: vars.font.weight.medium,
});
