import { hair } from '../theme/hair.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Each cell is ruled on all its sides, in the gaps; the frame cuts off what lies outside. */
export const grid = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(50% - 1px, 200px), 1fr))',
  gap: vars.borderWidth.hair,
  overflow: 'hidden',
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
});
export const cell = part({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
  minInlineSize: 0,
  padding: vars.space['7'],
  outline: `${hair} ${vars.border.preprint}`,
  selectors: {
    // Names alone stand closer.
    [`&:not(:has(svg))`]: { gap: vars.space['1'], padding: `${vars.space['5']} ${vars.space['6']}` },
    '&:has(a:hover)': { background: vars.surface.hover },
    '&:has(a:focus-visible)': { outline: vars.component.focus.ring, outlineOffset: '-2px', zIndex: 1 },
  },
  '@media': { [below.sm]: { padding: vars.space['5'] } },
});
export const icon = part({ color: vars.text.preprint, minBlockSize: vars.space['9'] });
export const code = part({
  position: 'absolute',
  insetBlockStart: vars.space['5'],
  insetInlineEnd: vars.space['6'],
  font: vars.typography.preprint,
  color: vars.text.preprint,
});
export const name = part({
  font: vars.typography.body,
  fontSize: vars.font.size['16'],
  fontWeight: vars.font.weight.semibold,
});
/** As large as its cell. */
export const link = part({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.touch,
      minInlineSize: vars.size.touch,
    },
  },
});
export const text = part({ font: vars.typography.dense, color: vars.text.secondary, textWrap: 'pretty' });
