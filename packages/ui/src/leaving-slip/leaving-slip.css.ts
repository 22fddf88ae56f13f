import { fittings } from '../theme/fittings.ts';
import { hair } from '../theme/hair.ts';
import { below, forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.preprint}`;

/** Paper with the corner fittings of a container. */
export const slip = part({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '620px',
  marginInline: 'auto',
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  boxShadow: vars.shadow.slip,
  selectors: { '&::before': fittings(8) },
  '@media': { [forcedColors]: { selectors: { '&::before': { display: 'none' } } } },
});
export const band = part({
  padding: `${vars.space['7']} ${vars.space['8']}`,
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': { [below.sm]: { padding: vars.space['6'] } },
});

export const title = part({ font: vars.typography.h3, color: vars.text.primary, overflowWrap: 'anywhere' });
export const lead = part({
  marginBlockStart: vars.space['4'],
  font: vars.typography.body,
  color: vars.text.secondary,
  textWrap: 'pretty',
});

/** Two houses and the way between them. */
export const way = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 120px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space['3'],
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space['3'] } },
});
export const house = part({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  alignSelf: 'stretch',
  gap: vars.space['2'],
  padding: `${vars.space['5']} ${vars.space['4']}`,
  border: rule,
  textAlign: 'center',
  selectors: { '&[data-other]': { border: `${vars.borderWidth.hair} dashed ${vars.nautical.course}` } },
});
export const name = part({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });
export const host = part({
  font: vars.typography.caption,
  fontFamily: vars.font.family.mono,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
export const course = part({
  inlineSize: '100%',
  blockSize: '40px',
  fill: 'none',
  stroke: vars.nautical.course,
  '@media': {
    [below.sm]: {
      rotate: '90deg',
      inlineSize: '60px',
      blockSize: '20px',
      marginBlock: vars.space['7'],
      justifySelf: 'center',
    },
  },
});
export const place = part({ fill: vars.nautical.course, stroke: 'none' });

export const lists = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: vars.space['7'],
});
export const heading = part({
  marginBlockEnd: vars.space['3'],
  font: vars.typography.body,
  fontWeight: vars.font.weight.semibold,
});
export const item = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space['4'],
  alignItems: 'baseline',
  font: vars.typography.body,
  selectors: { '& + &': { marginBlockStart: vars.space['3'] } },
});
export const sign = part({ alignSelf: 'center', color: vars.text.preprint });

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['5'],
});
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] });
