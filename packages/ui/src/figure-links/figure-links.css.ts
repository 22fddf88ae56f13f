import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const figures = part({ minInlineSize: 0, '@media': { print: { display: 'none' } } });
export const cells = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  // The rules between cells are the ground that shows through.
  gap: vars.borderWidth.hair,
  overflow: 'hidden',
  border: `${hair} ${vars.border.preprintStrong}`,
  borderRadius: vars.radius.md,
  background: vars.border.subtle,
  '@media': { [below.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = part({ display: 'grid', minInlineSize: 0, background: vars.surface.default });
// An odd one at the end of two columns takes the line.
inPart(`${cell}:last-child:nth-child(odd)`, { '@media': { [below.sm]: { gridColumn: '1 / -1' } } });

export const link = part({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['1'],
  minBlockSize: vars.size.touch,
  padding: `${vars.space['4']} ${vars.space['6']}`,
  color: vars.text.primary,
  textDecoration: 'none',
  outlineOffset: '-3px',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    '&[data-waits]': { boxShadow: `inset 0 3px 0 ${vars.status.warning.solid}` },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-waits]': { borderBlockStart: '3px solid Mark' } } } },
});
export const label = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  font: vars.typography.label,
  color: vars.text.secondary,
});
export const value = part({ font: vars.typography.figure, fontVariantNumeric: 'tabular-nums lining-nums' });
export const note = part({ font: vars.typography.caption, color: vars.text.tertiary });
export const bone = part({
  blockSize: '24px',
  marginBlock: vars.space['3'],
  selectors: { '&&&': { inlineSize: '40px' } },
});
