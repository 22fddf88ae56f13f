import { labelRow } from '../field/field.css.ts';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] } as const;

export const bar = screenPart({ ...row, justifyContent: 'space-between', position: 'relative' });
export const fields = screenPart({ ...row, flex: '1 1 320px', minInlineSize: 0 });
export const actions = screenPart({ ...row, flex: 'none' });

inScreen(`${fields} > *`, { flex: '0 1 160px', minInlineSize: 0 });
inScreen(`${fields} > :first-child`, { flex: '0 1 320px' });
// A day is as long wherever it stands.
inScreen(`${fields} > [data-component=DatePicker]`, { flexBasis: '160px' });
// Two days and what stands between them.
inScreen(`${fields} > [data-component=DateRangePicker]`, { flexBasis: '248px' });
inScreen(`${fields} > button`, { flex: 'none' });
inScreen(`${fields} ${labelRow}`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
// On a phone nothing is left over at the end of a row: the actions share the row of the fields.
inScreen(`${fields}`, { '@media': { [below.md]: { display: 'contents' } } });
inScreen(`${fields} > *`, { '@media': { [below.md]: { flexGrow: 1 } } });
inScreen(`${fields} > :first-child`, { '@media': { [below.md]: { flexBasis: '100%' } } });
inScreen(`${fields} > [data-component=DatePicker]`, { '@media': { [below.md]: { flexBasis: '40%' } } });
inScreen(`${fields} > :only-child`, { '@media': { [below.md]: { flex: '1 1 160px' } } });
inScreen(`${fields} > button`, { '@media': { [below.md]: { order: 1 } } });
