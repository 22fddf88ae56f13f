import { fittings } from '../theme/fittings.ts';
import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.preprint}`;

export const statementSums = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  selectors: {
    '&::before': { ...fittings(8) },
    '&[data-aside]': { gridTemplateColumns: '1fr 1fr 1fr minmax(0, 2.3fr)' },
  },
  '@media': {
    [below.xl]: { selectors: { '&[data-aside]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    [below.sm]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [forcedColors]: { selectors: { '&::before': { display: 'none' } } },
  },
});
export const cell = part({
  display: 'block',
  minInlineSize: 0,
  padding: `${vars.space['4']} ${vars.space['6']} ${vars.space['4']}`,
  borderInlineEnd: rule,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [below.sm]: { borderInlineEnd: 0, borderBlockEnd: rule } },
});
inPart(`a${cell}:hover`, { background: vars.surface.paperAlt });
inPart(`a${cell}`, { outlineOffset: '-3px' });
export const name = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  font: vars.typography.preprint,
  color: vars.text.preprint,
});
export const count = part({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const sums = part({ display: 'grid', marginBlockStart: vars.space['1'] });
export const sum = part({
  fontSize: vars.font.size['16'],
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
inPart(`${sum} > span`, {
  marginInlineEnd: vars.space['3'],
  fontSize: vars.font.size['12'],
  fontWeight: vars.font.weight.medium,
  color: vars.text.secondary,
});
export const aside = part({
  minInlineSize: 0,
  padding: `${vars.space['4']} ${vars.space['6']}`,
  '@media': { [below.xl]: { gridColumn: '1 / -1', borderBlockStart: rule }, [below.sm]: { borderBlockStart: 0 } },
});
export const none = part({ color: vars.text.tertiary });
