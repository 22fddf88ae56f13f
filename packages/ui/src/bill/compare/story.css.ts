import { screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** As large as the dialog of a bill. */
export const stage = screenPart({
  blockSize: '100dvh',
  maxInlineSize: vars.size.dialog.bill,
  marginInline: 'auto',
});
/** As long as its content, for a list on paper. */
export const paper = screenPart({ maxInlineSize: '794px', padding: vars.space['8'], background: vars.surface.paper });
