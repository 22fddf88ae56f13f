import { hair } from '../theme/hair.ts';
import { inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const arrow = `(${vars.size.icon.md} + ${vars.space['4']})`;

export const head = screenPart({ display: 'flex', alignItems: 'baseline', gap: vars.space['4'] });
export const label = screenPart({ font: vars.typography.label, color: vars.text.primary });
export const place = screenPart({
  marginInlineStart: 'auto',
  font: vars.typography.caption,
  color: vars.text.tertiary,
});

/** The box of a field and of nothing but a list: never invalid, never disabled. */
export const box = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginBlockStart: vars.space['3'],
  paddingInline: vars.space['5'],
  border: `${hair} ${vars.component.field.border}`,
  borderRadius: vars.component.field.radius,
  background: vars.component.field.bg,
  font: vars.typography.body,
  color: vars.text.primary,
  transition: `border-color ${vars.transition.control}`,
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&:has(> :focus-visible)': {
      borderColor: vars.border.focus,
      outline: vars.component.focus.ring,
      outlineOffset: '-1px',
    },
  },
});
// The arrow belongs to the control: a press on it opens the list.
inScreen(`${box} > svg`, { color: vars.text.tertiary, pointerEvents: 'none' });

export const control = screenPart({
  appearance: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: `calc(${vars.component.field.height} - 2px)`,
  marginInlineEnd: `calc(-1 * ${arrow})`,
  paddingBlock: 0,
  paddingInline: `0 calc${arrow}`,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** The browser draws the list; it takes its colours from here. */
export const option = screenPart({ background: vars.surface.raised, color: vars.text.primary });
