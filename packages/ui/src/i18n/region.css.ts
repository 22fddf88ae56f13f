import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** A region with a theme of its own: what is inherited from the page around it is set again. */
export const region = part({ background: vars.surface.canvas, color: vars.text.primary, font: vars.typography.body });
