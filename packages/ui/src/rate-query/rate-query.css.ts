import { hair } from '../theme/hair.ts';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const query = screenPart({ minInlineSize: 0 });

/** A container type and how many of it: one cell with two fields. */
export const pair = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 64px',
  gap: vars.space['4'],
  position: 'relative',
});
// Two fields want more room than one; on a phone the cells stand below each other.
inScreen(`${query} ${pair}`, { flexBasis: '196px', '@media': { [below.sm]: { flexBasis: 'auto' } } });
inScreen(`${pair} > *`, { gap: 0 });
inScreen(`${pair}:has(button[aria-label])`, { paddingInlineEnd: vars.space['11'] });
export const away = screenPart({
  position: 'absolute',
  insetInlineEnd: vars.space['2'],
  insetBlockStart: vars.space['2'],
});
inScreen(`${pair} > ${away}`, { position: 'absolute' });

export const more = screenPart({ display: 'grid', gap: vars.space['3'], justifyItems: 'start', flex: '1 1 auto' });
export const boxes = screenPart({ display: 'grid', gap: vars.space['3'], inlineSize: '100%' });
export const box = screenPart({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 160px))',
  gap: vars.space['4'],
  paddingBlockEnd: vars.space['3'],
  paddingInlineEnd: vars.space['11'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  '@media': { [below.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
