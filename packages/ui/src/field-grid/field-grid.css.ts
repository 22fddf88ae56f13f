import { fittings } from '../theme/fittings.ts';
import { hair } from '../theme/hair.ts';
import { isolated } from '../theme/isolated.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const grid = part({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.field.sm}, 100%), 1fr))`,
  gap: `${vars.space['6']} ${vars.space['8']}`,
  '@media': { [below.sm]: { gap: `${vars.space['5']} ${vars.space['6']}` } },
  selectors: {
    '&[data-framed]': {
      position: 'relative',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.size.field.sm}, 100%), 1fr))`,
      gap: 0,
      border: `${hair} ${vars.border.preprintStrong}`,
      background: vars.surface.paper,
    },
    '&[data-framed]::before': fittings(7),
  },
});
export const item = part({
  minInlineSize: 0,
  selectors: {
    '&[data-wide]': { gridColumn: '1 / -1' },
    // The rules of neighbours, and the frame's, lie on each other.
    [`${grid}[data-framed] > &`]: {
      marginBlockEnd: '-1px',
      marginInlineEnd: '-1px',
      paddingBlock: vars.space['3'],
      paddingInline: vars.space['4'],
      borderBlockEnd: `${hair} ${vars.border.preprint}`,
      borderInlineEnd: `${hair} ${vars.border.preprint}`,
    },
  },
});
export const label = part({
  font: vars.typography.caption,
  color: vars.text.tertiary,
  selectors: { [`${grid}[data-framed] &`]: { color: vars.text.preprint } },
});
export const value = part({
  ...isolated,
  marginBlockStart: vars.space['1'],
  fontSize: vars.density.font,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-mono]': {
      font: vars.typography.typed,
      // Smaller letters on the line of their neighbours.
      lineHeight: `calc(${vars.density.font} * ${vars.font.leading.ui})`,
      fontFeatureSettings: '"zero" 1',
      color: vars.text.typed,
      whiteSpace: 'pre-wrap',
    },
  },
});
