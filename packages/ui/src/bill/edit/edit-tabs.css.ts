import { screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** A dot after the name of a bill. */
export const unsaved = screenPart({
  position: 'absolute',
  insetBlockStart: vars.space['3'],
  insetInlineEnd: vars.space['3'],
  display: 'inline-flex',
  color: vars.status.warning.text,
});
export const refusal = screenPart({
  paddingInline: vars.space['3'],
  font: vars.typography.caption,
  color: vars.status.danger.text,
});
