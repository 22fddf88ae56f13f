import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** The server's words as it wrote them, line by line; an address or a number of a trace breaks where it must. */
export const message = part({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const code = part({
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['5'],
  border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  color: vars.text.preprint,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['24'],
  lineHeight: vars.font.leading.heading,
});
