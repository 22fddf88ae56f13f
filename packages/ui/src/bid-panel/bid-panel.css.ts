import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const subtle = `${hair} ${vars.border.subtle}`;

export const panel = part({
  display: 'grid',
  gap: vars.space['6'],
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});
export const title = part({ font: vars.typography.h4 });
export const unit = part({ font: vars.typography.caption, color: vars.text.secondary });
export const fields = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space['5'],
  alignItems: 'start',
  '@media': { [below.xs]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const chance = part({
  display: 'flex',
  gap: vars.space['3'],
  font: vars.typography.dense,
  color: vars.text.secondary,
  selectors: { '&[data-good]': { color: vars.status.success.text } },
});
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});
export const rule = part({ flex: '1 1 200px', font: vars.typography.caption, color: vars.text.secondary });

export const list = part({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['5'],
  minBlockSize: '32px',
  borderBlockStart: subtle,
  font: vars.typography.dense,
});
inPart(`${list} > li:last-child`, { borderBlockEnd: subtle });
export const when = part({ color: vars.text.secondary });
export const who = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['3'] });
export const price = part({ fontWeight: vars.font.weight.semibold });

export const ladder = part({ minInlineSize: 0, direction: 'ltr' });
export const drawing = part({ display: 'block', inlineSize: '100%', blockSize: '104px', overflow: 'visible' });
export const bar = part({});
export const frame = part({
  fill: vars.surface.default,
  stroke: vars.border.preprintStrong,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const step = part({
  fill: vars.border.preprintStrong,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const mark = part({});
export const point = part({});
inPart(`${point} text`, {
  font: vars.typography.caption,
  fill: vars.text.secondary,
  textAnchor: 'middle',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
inPart(`${point}[data-anchor=start] text`, { textAnchor: 'start' });
inPart(`${point}[data-anchor=end] text`, { textAnchor: 'end' });
inPart(`${point} line`, { stroke: vars.border.preprintStrong, '@media': { [forcedColors]: { stroke: 'CanvasText' } } });
inPart(`${point} circle`, {
  fill: vars.data['2'],
  stroke: vars.border.preprintStrong,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
inPart(`${point}[data-point=mine] text`, {
  fill: vars.pen.text,
  fontWeight: vars.font.weight.semibold,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const figure = part({});
inPart(`${point} > ${figure}`, { fontWeight: vars.font.weight.semibold });
// It points at its price wherever its name gives way to.
inPart(`${point}[data-anchor] > ${mark}`, { textAnchor: 'middle' });
