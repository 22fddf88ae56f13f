import { hair } from '../theme/hair.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const badge = part({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.full,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  font: vars.typography.caption,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Pale as it is, an edge holds it together, also on a ground as pale.
    '&[data-tone=neutral]': { boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.border.subtle}` },
    '&[data-tone=info]': { background: vars.status.info.solid, color: vars.status.info.onSolid },
    '&[data-tone=danger]': { background: vars.status.danger.solid, color: vars.status.danger.onSolid },
    '&[data-tone=pen]': { background: vars.pen.solid, color: vars.pen.onSolid },
    '&[data-tone=mark]': { background: vars.mark.bg, color: vars.mark.text },
    '&[data-tone=ink]': { background: vars.action.primary.bg, color: vars.action.primary.text },
  },
  '@media': { [forcedColors]: { border: `${hair} CanvasText` } },
});
