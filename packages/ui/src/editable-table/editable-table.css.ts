import { labelRow } from '../field/field.css.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const table = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['5'],
  minBlockSize: 0,
  minInlineSize: 0,
});

/** A cell whose row is edited: what stands under a field takes more lines than one. */
export const cell = part({ paddingBlock: vars.space['2'], maxInlineSize: '320px', whiteSpace: 'normal' });
// The head of the column says what it is.
inPart(`${cell} ${labelRow}`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const actions = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] });
