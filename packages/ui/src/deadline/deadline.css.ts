import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const deadline = part({
  display: 'inline-flex',
  // The words stand on the line of what is beside them, not the foot of the glyph.
  alignItems: 'baseline',
  gap: vars.space['2'],
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  selectors: {
    '&[data-state=soon]': { color: vars.status.warning.text, fontWeight: vars.font.weight.medium },
    '&[data-state=urgent]': { color: vars.status.danger.text, fontWeight: vars.font.weight.semibold },
  },
});
inPart(`${deadline} > svg`, { alignSelf: 'center' });

/** In the colour of what stands around it: only what is left is urgent. */
export const date = part({ color: vars.text.primary, fontWeight: vars.font.weight.regular });
inPart(`${deadline}[data-state=far] > ${date}`, { color: 'inherit' });
