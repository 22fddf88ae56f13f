import { vars } from './vars.css.ts';

/** A small layer over the page: a list, a note, a notice. */
export const raised = {
  border: `${vars.borderWidth.hair} solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  boxShadow: vars.shadow.popover,
} as const;
