import { inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = screenPart({ display: 'grid', gap: vars.space['2'], font: vars.typography.dense });
export const row = screenPart({ display: 'flex', alignItems: 'center', gap: vars.space['3'], minInlineSize: 0 });
inScreen(`${row} > svg`, { flex: 'none', color: vars.text.tertiary });
/** A name as long as it likes ends in dots; the whole of it is in the list that it opens. */
export const name = screenPart({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
});
export const meta = screenPart({ flex: 'none', color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
