import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const card = part({
  position: 'relative',
  display: 'grid',
  gap: vars.space['4'],
  padding: `${vars.space['5']} ${vars.space['6']}`,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&[data-current]': {
      borderColor: vars.border.selected,
      boxShadow: `inset 3px 0 0 ${vars.border.selected}`,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-current]': { outline: `${vars.borderWidth.strong} solid Highlight` } } },
  },
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['5'],
  rowGap: vars.space['2'],
});
export const number = part({
  font: vars.typography.body,
  fontFamily: vars.font.family.mono,
  fontWeight: vars.font.weight.semibold,
});
export const link = part({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  // All of the card is a place to press.
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: vars.component.focus.ring, outlineOffset: '-1px' },
  },
});
export const about = part({
  marginInlineStart: 'auto',
  font: vars.typography.dense,
  color: vars.text.secondary,
  '@media': { [below.sm]: { flexBasis: '100%', marginInlineStart: 0 } },
});

export const course = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(40px, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space['5'],
  font: vars.typography.dense,
  fontWeight: vars.font.weight.medium,
  '@media': { [below.sm]: { columnGap: vars.space['3'] } },
});
export const rail = part({ position: 'relative', display: 'grid', justifyItems: 'center' });
export const line = part({ display: 'block', overflow: 'visible' });
export const ahead = part({ stroke: vars.border.control, strokeWidth: '2px', strokeDasharray: '2 4' });
export const behind = part({ stroke: vars.nautical.course, strokeWidth: '2px' });
export const ship = part({
  fill: vars.surface.default,
  stroke: vars.nautical.course,
  strokeWidth: '2px',
  selectors: { '[data-at=sea] &': { fill: vars.nautical.course }, '[data-at=after] &': { fill: vars.nautical.course } },
});
// Nobody knows where she is: no ship is drawn.
inPart(`${course}[data-unknown] ${ship}, ${course}[data-unknown] ${behind}`, { visibility: 'hidden' });
export const percent = part({ font: vars.typography.caption, color: vars.text.secondary });

export const arrival = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['4'],
  font: vars.typography.dense,
});
export const noArrival = part({ color: vars.text.secondary });
inPart(`${arrival} > dt`, { color: vars.text.secondary });
inPart(`${arrival} > dd`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  fontWeight: vars.font.weight.semibold,
});
export const shift = part({
  fontWeight: vars.font.weight.medium,
  color: vars.status.success.text,
  selectors: { '&[data-late]': { color: vars.status.danger.text } },
});

export const fresh = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: { '&[data-stale]': { color: vars.status.warning.text, fontWeight: vars.font.weight.medium } },
});
// Above the place to press that is the whole card.
export const actions = part({ position: 'relative', zIndex: 1, marginInlineStart: 'auto' });
