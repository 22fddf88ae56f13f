import { hair } from '../theme/hair.ts';
import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const top = screenPart({
  position: 'fixed',
  insetInlineEnd: vars.space['7'],
  insetBlockEnd: vars.space['9'],
  zIndex: vars.z.sidePanel,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['2'],
  inlineSize: vars.size.sidePanel,
  padding: `10px ${vars.space['1']}`,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  boxShadow: vars.shadow.popover,
  color: vars.text.primary,
  fontSize: vars.font.size['12'],
  lineHeight: 1.2,
  textAlign: 'center',
  selectors: { '&:hover': { background: vars.surface.hover } },
  '@media': {
    [below.sm]: { insetInlineEnd: vars.space['6'], insetBlockEnd: vars.space['6'] },
    print: { display: 'none' },
  },
});
