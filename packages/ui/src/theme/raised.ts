import { hair } from './hair.ts';
import { vars } from './vars.css.ts';

/** A small layer over the page: a list, a note, a notice. */
export const raised = {
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  boxShadow: vars.shadow.popover,
} as const;

/** One that a control opens: a menu, a list, a calendar. How it comes in is its stylesheet's own. */
export const opened = {
  ...raised,
  zIndex: vars.z.popover,
  color: vars.text.primary,
  font: vars.typography.body,
  '@media': { print: { display: 'none' } },
} as const;

/** A line of it that can be chosen: an option of a list, an entry of a menu. */
export const openedLine = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: '32px',
  paddingBlock: vars.space['2'],
  paddingInline: '10px',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
} as const;
