import { hair } from '../theme/hair.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const procedure = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `${hair} ${vars.border.preprint}`,
  background: vars.surface.default,
  '@media': { [below.md]: { gridAutoFlow: 'row' } },
});
export const step = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space['5'],
  rowGap: vars.space['3'],
  alignItems: 'center',
  alignContent: 'start',
  padding: vars.space['8'],
  selectors: { '& + &': { borderInlineStart: `${hair} ${vars.border.preprint}` } },
  '@media': {
    [below.md]: {
      padding: vars.space['7'],
      selectors: {
        '& + &': { borderInlineStart: 0, borderBlockStart: `${hair} ${vars.border.preprint}` },
      },
    },
  },
});
/** Boxed like the check digit of a container. */
export const number = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space['9'],
  blockSize: vars.space['9'],
  border: `${vars.borderWidth.strong} solid ${vars.text.preprint}`,
  font: vars.typography.body,
  fontFamily: vars.font.family.mono,
  fontWeight: vars.font.weight.semibold,
  color: vars.text.preprint,
});
export const title = part({
  font: vars.typography.body,
  fontSize: vars.font.size['16'],
  fontWeight: vars.font.weight.semibold,
});
export const text = part({
  gridColumn: 2,
  font: vars.typography.body,
  color: vars.text.secondary,
  textWrap: 'pretty',
});
