import { LineTable, Text } from '@lading/ui';
import { BOOKING_ROWS, emptyBoxes } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { useChoices } from './dictionary-of-booking.tsx';
import type { SectionProps } from './route-section.tsx';

/** Section 4: how many boxes of what. */
export function EquipmentSection({ form, readOnly }: SectionProps) {
  const text = useText();
  const types = useChoices('ctnType');
  const { boxes } = form.draft.equipment;
  const change = (row: number, column: string, value: string) => {
    if (column === 'soc') form.set(`equipment.boxes.${row}.soc`, value !== '');
    else if (column === 'ctnType' || column === 'count')
      form.set(`equipment.boxes.${row}.${column}`, /^\d{1,2}$/.test(value) ? Number(value) : null);
    else form.set(`equipment.boxes.${row}.${column}`, column === 'numbers' ? value.toUpperCase() : value.trim());
  };
  return (
    <>
      <LineTable
        label={text('booking.equipment')}
        path="equipment.boxes"
        columns={[
          { name: 'ctnType', label: text('booking.ctnType'), kind: 'choice', options: types, required: true },
          { name: 'count', label: text('booking.count'), kind: 'figure', width: 'xs', required: true, maxLength: 2 },
          { name: 'weight', label: text('booking.boxWeight'), kind: 'figure', width: 'sm', maxLength: 18 },
          { name: 'soc', label: text('booking.soc'), kind: 'check', width: 'xs' },
          { name: 'numbers', label: text('booking.numbers'), mono: true, maxLength: 1_500 },
        ]}
        lines={boxes.map(({ ctnType, count, weight, soc, numbers }) => ({
          ctnType: ctnType === null ? '' : String(ctnType),
          count: count === null ? '' : String(count),
          weight,
          numbers,
          soc: soc ? '1' : '',
        }))}
        issues={form.cells('equipment.boxes')}
        most={BOOKING_ROWS}
        addLabel={text('booking.addBoxes')}
        readOnly={readOnly}
        onChange={change}
        onLeave={(row, column) => form.leave(`equipment.boxes.${row}.${column}`)}
        onAdd={() => form.set('equipment.boxes', [...boxes, emptyBoxes()])}
        onRemove={(row) =>
          form.set(
            'equipment.boxes',
            boxes.filter((_line, at) => at !== row),
          )
        }
      />
      <Text tone="secondary">{text('booking.socHint')}</Text>
    </>
  );
}
