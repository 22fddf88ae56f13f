import { vars } from './vars.css.ts';

/** The thin line between parts; its colour is put behind it: `${hair} ${vars.border.subtle}`. */
export const hair = `${vars.borderWidth.hair} solid`;
