import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const same = part({ color: vars.text.secondary, whiteSpace: 'nowrap' });
export const marked = part({
  paddingInline: vars.space['1'],
  background: vars.mark.bg,
  color: vars.mark.text,
  boxShadow: `0 2px 0 ${vars.mark.line}`,
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
