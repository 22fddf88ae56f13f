import { fittings } from '../theme/fittings.ts';
import { hair } from '../theme/hair.ts';
import { below, forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.preprint}`;

/** Paper with the corner fittings of a container. */
export const asked = part({
  position: 'relative',
  display: 'flex',
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  selectors: {
    '&::before': { ...fittings(6) },
  },
  '@media': {
    [below.sm]: { flexDirection: 'column' },
    [forcedColors]: { selectors: { '&::before': { display: 'none' } } },
  },
});
export const cells = part({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  '@media': { [below.sm]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = part({
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: `${vars.space['4']} ${vars.space['5']}`,
  borderInlineEnd: rule,
  '@media': { [below.sm]: { borderBlockEnd: rule, selectors: { '&:nth-child(2n)': { borderInlineEnd: 0 } } } },
});
export const name = part({ font: vars.typography.preprint, color: vars.text.preprint });
export const value = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['3']}`,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const code = part({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
});
export const edit = part({ flex: 'none', alignSelf: 'center', marginInline: vars.space['3'] });
