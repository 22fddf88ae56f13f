import { hair } from '../theme/hair.ts';
import { below, forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const veil = part({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.modal,
  background: vars.component.dialog.scrim,
});
export const commandList = part({
  position: 'fixed',
  insetBlockStart: 'max(8dvh, 24px)',
  insetInline: 0,
  marginInline: 'auto',
  zIndex: vars.z.modal,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(680px, calc(100vw - 32px))',
  maxBlockSize: 'min(620px, 80dvh)',
  overflow: 'hidden',
  color: vars.text.primary,
  background: vars.surface.default,
  border: `${hair} ${vars.border.preprintStrong}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [below.sm]: { insetBlockStart: 0, inlineSize: '100vw', maxBlockSize: '100dvh', borderRadius: 0 },
  },
});
export const top = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  paddingInline: vars.space['6'],
  borderBlockEnd: `${hair} ${vars.border.preprintStrong}`,
});
export const glass = part({ flex: 'none', color: vars.text.secondary });
export const field = part({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '48px',
  font: 'inherit',
  fontSize: vars.font.size['16'],
  color: 'inherit',
  background: 'none',
  border: 0,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.text.secondary } },
});
export const list = part({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space['3'],
});
export const heading = part({
  padding: `${vars.space['3']} ${vars.space['6']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const row = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: '34px',
  paddingInline: vars.space['6'],
  font: vars.typography.dense,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': {
      background: vars.surface.pressed,
      boxShadow: `inset 3px 0 0 ${vars.border.preprintStrong}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const sign = part({ flex: 'none', color: vars.text.link });
export const title = part({
  flex: 'none',
  maxInlineSize: '60%',
  fontWeight: vars.font.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = part({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
});
export const about = part({
  flex: 'none',
  marginInlineStart: 'auto',
  maxInlineSize: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: vars.typography.caption,
  color: vars.text.secondary,
  '@media': { [below.sm]: { display: 'none' } },
});
export const star = part({ flex: 'none', color: vars.text.secondary });
export const empty = part({
  display: 'grid',
  gap: vars.space['2'],
  padding: vars.space['8'],
  textAlign: 'center',
  font: vars.typography.dense,
  color: vars.text.secondary,
});
export const failed = part({ padding: vars.space['6'], color: vars.status.danger.text });
export const foot = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minBlockSize: '36px',
  paddingInline: vars.space['6'],
  font: vars.typography.caption,
  color: vars.text.secondary,
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
export const hint = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [below.sm]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } },
});
export const count = part({ marginInlineStart: 'auto' });
