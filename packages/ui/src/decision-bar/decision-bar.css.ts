import { hair } from '../theme/hair.ts';
import { below, inPart, low, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const decisionBar = part({
  position: 'sticky',
  // It stands on the lower edge of the page, over the room that the page keeps there.
  insetBlockEnd: `calc(-1 * ${vars.space['6']})`,
  marginInline: `calc(-1 * ${vars.space['6']})`,
  marginBlockEnd: `calc(-1 * ${vars.space['6']})`,
  // A short page has it at the foot of the window, too.
  marginBlockStart: 'auto',
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['5']}`,
  minBlockSize: '60px',
  padding: `${vars.space['3']} ${vars.space['7']}`,
  borderBlockStart: `${hair} ${vars.border.default}`,
  background: vars.surface.default,
  color: vars.text.primary,
  '@media': {
    [low]: { position: 'static' },
    print: { display: 'none' },
    [below.md]: { insetBlockEnd: 0, marginInline: 0, marginBlockEnd: 0 },
    [below.sm]: { paddingInline: vars.space['5'] },
  },
});
export const state = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  flex: '1 1 200px',
  minInlineSize: 0,
  font: vars.typography.dense,
  color: vars.text.secondary,
  selectors: {
    '&[data-state=offline]': { color: vars.status.warning.text },
    '&[data-state=failed]': { color: vars.status.danger.text },
  },
  '@media': { [below.sm]: { flex: '1 1 100%' } },
});
inPart(`${state} > svg`, { flex: 'none' });
export const note = part({ font: vars.typography.dense, '@media': { [below.sm]: { display: 'none' } } });
export const figure = part({
  display: 'none',
  font: vars.typography.dense,
  '@media': { [below.sm]: { display: 'grid', flex: '0 1 auto' } },
});
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { flex: '1 1 auto' } },
});
inPart(`${state}[data-state=saved] > svg`, { color: vars.status.success.text });
