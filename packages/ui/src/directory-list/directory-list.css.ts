import { hair } from '../theme/hair.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const directory = part({ display: 'grid', gap: vars.space['9'], alignContent: 'start', minInlineSize: 0 });

export const head = part({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['5'],
  paddingBlockEnd: vars.space['4'],
  borderBlockEnd: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
});
export const heading = part({
  font: vars.typography.body,
  fontSize: vars.font.size['16'],
  fontWeight: vars.font.weight.semibold,
});
export const aside = part({ font: vars.typography.dense, color: vars.text.secondary, whiteSpace: 'nowrap' });

export const line = part({ borderBlockEnd: `${hair} ${vars.border.subtle}` });
export const item = part({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) fit-content(36%)',
  columnGap: vars.space['5'],
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['4'],
  color: vars.text.primary,
  font: vars.typography.dense,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: vars.surface.selected,
      boxShadow: `inset 3px 0 0 ${vars.border.selected}`,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } } },
});
export const code = part({
  font: vars.typography.code,
  fontSize: vars.font.size['14'],
  fontWeight: vars.font.weight.semibold,
});
export const name = part({ minInlineSize: 0, fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const figure = part({ textAlign: 'end', fontFamily: vars.font.family.mono, whiteSpace: 'nowrap' });
export const under = part({
  display: 'block',
  whiteSpace: 'normal',
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const mark = part({
  background: vars.mark.bg,
  color: vars.mark.text,
  boxShadow: `0 2px 0 ${vars.mark.line}`,
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
