import { hair } from '../theme/hair.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const phone = below.sm;

export const card = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 236px',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-expanded]': { borderColor: vars.border.preprintStrong },
    '&:not([data-state=open])': { background: vars.surface.sunken },
  },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
