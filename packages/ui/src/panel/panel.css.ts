import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const panel = part({
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
});
// In a dialog nothing else keeps them apart.
inPart(`[role=dialog] :is(p, ${panel}) + ${panel}`, { marginBlockStart: vars.space['6'] });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  padding: `${vars.space['4']} ${vars.density.panel}`,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
});
export const title = part({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
  // One alone stays beside the title on a phone, too.
  '@media': { [below.sm]: { selectors: { '&:not(:has(> :only-child))': { flex: '1 1 100%' } } } },
});
inPart(`${actions} > :not(:only-child)`, { '@media': { [below.sm]: { flex: '1 1 auto' } } });
export const body = part({ padding: vars.density.panel });
