import { hair } from '../theme/hair.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const list = part({ borderBlockStart: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}` });
export const item = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  columnGap: vars.space['6'],
  paddingBlock: vars.space['6'],
  borderBlockEnd: `${hair} ${vars.border.default}`,
  selectors: {
    '&:has(a:hover)': { background: vars.surface.hover },
    '&:has(a:focus-visible)': { outline: vars.component.focus.ring, outlineOffset: '-2px' },
  },
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space['3'] } },
});
export const about = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space['3'],
  '@media': { [below.sm]: { flexDirection: 'row', alignItems: 'center', gap: vars.space['5'] } },
});
export const date = part({ font: vars.typography.code, fontSize: vars.font.size['13'], color: vars.text.secondary });
export const title = part({
  font: vars.typography.body,
  fontSize: vars.font.size['16'],
  fontWeight: vars.font.weight.semibold,
  selectors: {
    [`${item}[data-lead] &`]: { fontSize: vars.font.size['24'], lineHeight: 1.3 },
  },
});
/** As large as its line. */
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
export const summary = part({
  marginBlockStart: vars.space['3'],
  maxInlineSize: '70ch',
  font: vars.typography.body,
  color: vars.text.secondary,
  textWrap: 'pretty',
});
