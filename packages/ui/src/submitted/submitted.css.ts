import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** The tick stands in the square of a stamp: a form was taken in. */
export const stamp = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  border: `${vars.borderWidth.strong} solid ${vars.status.success.solid}`,
  color: vars.status.success.text,
  '@media': { [forcedColors]: { borderColor: 'CanvasText', color: 'CanvasText' } },
});
export const title = part({
  font: vars.typography.h3,
  textWrap: 'balance',
  // The focus enters here so that the result is read first; there is nothing to press in it.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
