import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.preprint}`;

export const bookingNote = part({
  minInlineSize: 0,
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  color: vars.text.typed,
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: rule,
});
export const name = part({
  flex: '1 1 260px',
  padding: `${vars.space['5']} ${vars.space['5']}`,
  background: vars.surface.paperAlt,
});
export const title = part({ font: vars.typography.h4, color: vars.text.preprint });
export const house = part({ margin: 0, font: vars.typography.caption, color: vars.text.preprint });
export const facts = part({ display: 'flex', flex: '1 1 240px', margin: 0 });
export const fact = part({ flex: '1 1 0', padding: vars.space['4'], borderInlineStart: rule });
export const grid = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  margin: 0,
  '@media': { [below.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = part({
  position: 'relative',
  minInlineSize: 0,
  padding: vars.space['4'],
  // The rules meet: each cell draws its own right and lower one.
  borderInlineEnd: rule,
  borderBlockEnd: rule,
  selectors: {
    '&[data-noted]': { background: vars.mark.bgSoft },
    '&[data-marked]': { background: vars.pen.bg, boxShadow: `inset 0 0 0 2px ${vars.pen.solid}` },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-marked]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
for (const span of [2, 3, 4, 5, 6, 8, 12])
  inPart(`${cell}[data-span="${span}"]`, {
    gridColumn: `span ${span}`,
    '@media': { [below.md]: { gridColumn: span > 4 ? '1 / -1' : 'span 1' } },
  });
export const label = part({ font: vars.typography.preprint, color: vars.text.preprint });
export const value = part({
  margin: 0,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['13'],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const noted = part({ display: 'block', font: vars.typography.caption, color: vars.mark.label });
export const corner = part({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, margin: 0 });
export const mark = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.targetMin,
  paddingInline: vars.space['3'],
  border: 0,
  background: 'transparent',
  color: vars.text.secondary,
  font: vars.typography.caption,
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${cell}:hover &, &:focus-visible, &[aria-pressed=true]`]: { opacity: 1 },
    '&:hover, &[aria-pressed=true]': { color: vars.pen.text },
    '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '-2px' },
  },
  '@media': {
    '(hover: none)': { opacity: 1, minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
    [forcedColors]: { opacity: 1 },
  },
});
