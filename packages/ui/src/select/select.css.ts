import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const select = part({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:not(:disabled):has(option[value=""]:checked)': { color: vars.text.placeholder },
  },
});
/** The browser draws the list; it takes its colours from here. */
export const option = part({ background: vars.surface.raised, color: vars.text.primary });
