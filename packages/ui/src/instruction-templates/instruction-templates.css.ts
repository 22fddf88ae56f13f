import { hair } from '../theme/hair.ts';
import { raised } from '../theme/raised.ts';
import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const panel = part({
  zIndex: vars.z.popover,
  display: 'grid',
  gap: vars.space['5'],
  inlineSize: 'min(360px, 100vw - 16px)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: vars.space['6'],
  ...raised,
  color: vars.text.primary,
  font: vars.typography.dense,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { print: { display: 'none' } },
});
export const title = part({ margin: 0, fontWeight: vars.font.weight.semibold });
export const none = part({ margin: 0, color: vars.text.secondary });
export const list = part({
  display: 'grid',
  maxBlockSize: '280px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const item = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
export const use = part({
  flex: '1 1 auto',
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  alignContent: 'center',
  padding: `${vars.space['3']} ${vars.space['4']}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
  },
});
export const name = part({ fontFamily: vars.font.family.mono, fontWeight: vars.font.weight.medium });
export const note = part({
  font: vars.typography.caption,
  color: vars.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const foot = part({
  display: 'grid',
  gap: vars.space['4'],
  paddingBlockStart: vars.space['5'],
  borderBlockStart: `${hair} ${vars.border.default}`,
});
export const row = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space['4'],
});
