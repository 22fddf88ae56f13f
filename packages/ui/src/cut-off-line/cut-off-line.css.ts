import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const cutOffLine = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 57fr) minmax(0, 40fr)',
  gap: vars.space['8'],
  color: vars.text.primary,
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const day = part({ display: 'grid', alignContent: 'start', gap: vars.space['3'], minInlineSize: 0 });
export const head = part({
  display: 'flex',
  gap: vars.space['4'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
inPart(`${head} > strong`, { color: vars.text.primary });
export const sum = part({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
/** A neatline: hours on it, and a mark where something closes. */
export const line = part({
  display: 'block',
  blockSize: '36px',
  overflow: 'visible',
  borderBlock: `${hair} ${vars.border.preprintStrong}`,
  font: vars.typography.caption,
});
export const past = part({ fill: vars.surface.sunken });
export const hour = part({ fill: vars.text.secondary, stroke: 'none' });
inPart(`${hour} > line`, { stroke: vars.border.subtle });
export const dot = part({
  fill: vars.border.preprintStrong,
  selectors: {
    '&[data-missing]': { fill: vars.status.warning.solid },
    '&[data-missing][data-today]': { fill: vars.status.danger.solid },
  },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const now = part({ fill: vars.text.primary, fontWeight: vars.font.weight.semibold });
inPart(`${now} > line`, { stroke: vars.text.primary, strokeWidth: '2px' });
export const items = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))',
  columnGap: vars.space['5'],
});
inPart(`${items} > [data-past]`, { color: vars.text.secondary });
export const item = part({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: vars.space['3'],
  inlineSize: '100%',
  paddingBlock: vars.space['2'],
  font: vars.typography.dense,
  textAlign: 'start',
  color: 'inherit',
  selectors: {
    'button&:hover': { background: vars.surface.hover },
    'button&:active': { background: vars.surface.pressed },
  },
});
inPart(`${item} > time`, { fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weight.semibold });
inPart(`${items} > [data-today][data-state=missing]:not([data-past]) time`, { color: vars.status.danger.text });
export const more = part({ font: vars.typography.caption, color: vars.text.secondary, paddingBlock: vars.space['2'] });
export const service = part({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const what = part({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const missing = part({ color: vars.status.warning.text });
inPart(`${items} > [data-today][data-state=missing] ${missing}`, { color: vars.status.danger.text });
export const complete = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  color: vars.status.success.text,
});
/** What does not fit beside the others in one row is counted at its end. */
const compact = `${cutOffLine}[data-compact]`;
inPart(compact, {
  padding: vars.space['5'],
  border: `${hair} ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
});
inPart(`${compact} ${items}`, { display: 'flex' });
inPart(`${compact} ${items} > li`, { flex: '1 1 0', minInlineSize: 0 });
inPart(`${compact} ${items} > ${more}`, { flex: 'none', alignSelf: 'center' });
inPart(`${compact} ${what}`, { flexWrap: 'nowrap', overflow: 'hidden', whiteSpace: 'nowrap' });
inPart(`${compact} ${missing}`, { overflow: 'hidden', textOverflow: 'ellipsis' });
