import { hair } from '../theme/hair.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const formSheet = part({
  minInlineSize: 0,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  color: vars.text.primary,
});
export const section = part({
  minInlineSize: 0,
  padding: `18px ${vars.space['8']}`,
  // What stands still at the upper edge covers nothing of a section that is led to.
  scrollMarginBlockStart: vars.space['7'],
  selectors: {
    '& + &': { borderBlockStart: `1.5px solid ${vars.border.preprintStrong}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [below.sm]: { paddingInline: vars.space['5'] } },
});
export const head = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginBlockEnd: vars.space['7'],
});
export const number = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  border: `1.5px solid ${vars.border.preprintStrong}`,
  color: vars.text.preprint,
  font: vars.typography.label,
});
export const title = part({ flex: '1 1 auto', minInlineSize: 0, font: vars.typography.h4 });
export const note = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  flex: 'none',
  font: vars.typography.label,
  color: vars.text.secondary,
  selectors: {
    '&[data-state=done]': { color: vars.status.success.text },
    '&[data-state=left]': { color: vars.status.info.text },
    '&[data-state=wrong]': {
      paddingInline: vars.space['3'],
      border: `${hair} ${vars.status.danger.border}`,
      borderRadius: vars.radius.xs,
      background: vars.status.danger.bg,
      color: vars.status.danger.text,
    },
  },
});
export const body = part({ display: 'grid', gap: vars.space['6'], minInlineSize: 0 });
