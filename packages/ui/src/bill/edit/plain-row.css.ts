import { below, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { FIELD, table } from './edit-table.css.ts';

// A row that is far from what is seen stands there as text, as high and as wide as with its fields.
const row = `${table} tr[data-plain]`;
inScreen(`${row} > td[data-writes]`, {
  blockSize: FIELD,
  padding: `5px ${vars.space['4']}`,
  color: vars.component.bill.value,
  whiteSpace: 'nowrap',
});
/** Of several lines: as they are typed, and as many as the field has. */
export const lines = screenPart({});
inScreen(`${row} > td.${lines}`, { whiteSpace: 'pre', lineHeight: vars.font.leading.ui, blockSize: '68px' });
inScreen(`${row} > td[data-writes]`, { '@media': { [below.sm]: { minBlockSize: '61px' } } });
