import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const instructionState = part({
  display: 'flex',
  flex: '1 1 280px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['5']}`,
  minInlineSize: 0,
  color: vars.text.secondary,
  font: vars.typography.dense,
});
/** What is missing stands beside it, however many lines it takes. */
export const said = part({ flex: '1 1 240px', minInlineSize: 0, overflow: 'clip' });
const between = vars.space['5'];
/** A rule stands between two that share a line: before the first of a line it is cut off. */
export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${between}`,
  marginInlineStart: `calc(-1 * (${between} + ${vars.borderWidth.hair}))`,
});
const ruled = { paddingInlineStart: between, borderInlineStart: `${hair} ${vars.border.default}` } as const;
export const kept = part({
  ...ruled,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  selectors: {
    '&[data-state=offline]': { color: vars.status.warning.text },
    '&[data-state=clash]': { color: vars.status.warning.text },
    '&[data-state=failed]': { color: vars.status.danger.text },
  },
});
inPart(`${kept}[data-state=saved] > svg`, { color: vars.status.success.text });
export const note = part(ruled);
export const left = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  padding: `${vars.space['1']} ${vars.space['4']}`,
  border: `${hair} ${vars.status.danger.border}`,
  borderRadius: vars.radius.sm,
  background: vars.status.danger.bg,
  color: vars.status.danger.text,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-ready]': {
      borderColor: vars.status.success.border,
      background: vars.status.success.bg,
      color: vars.status.success.text,
    },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
