import { FormRow, LineTable, RadioGroup, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { decimal, sumDecimal } from '@lading/validators';
import { BOOKING_ROWS, type BookingGoods, emptyGoods } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { useChoices } from './dictionary-of-booking.tsx';
import type { SectionProps } from './route-section.tsx';

const [DANGEROUS, REEFER, OOG, LITHIUM] = [2, 3, 4, 5];

/** A sum of what is written so far. */
const total = (values: readonly string[]): string => sumDecimal(values.filter((value) => decimal.is(value)));

const lineOf = (row: BookingGoods) => ({
  goodsCn: row.goodsCn,
  goodsEn: row.goodsEn,
  hsCode: row.hsCode,
  weight: row.weight,
  volume: row.volume,
  goodsTypeId: text(row.goodsTypeId),
  packageTypeId: text(row.packageTypeId),
  number: text(row.number),
});
const text = (value: number | null) => (value === null ? '' : String(value));

/** Section 3: what is shipped, and what some kinds of goods need beside. */
export function CargoSection({ form, readOnly }: SectionProps) {
  const say = useText();
  const { cargo } = form.draft;
  const { goods } = cargo;
  const kinds = useChoices('goodsType');
  const packages = useChoices('packageType');
  const has = (...types: readonly number[]) =>
    goods.some(({ goodsTypeId }) => goodsTypeId !== null && types.includes(goodsTypeId));
  const change = (row: number, column: string, value: string) => {
    const isNumber = column === 'number' || column === 'goodsTypeId' || column === 'packageTypeId';
    const whole = /^\d{1,6}$/.test(value) ? Number(value) : null;
    form.set(`cargo.goods.${row}.${column}`, isNumber ? whole : value.trimStart());
  };
  const more = (part: 'dg' | 'reefer' | 'oog', names: readonly string[]) => (
    <FormRow>
      {names.map((name) => (
        <TextField
          key={name}
          {...form.at(`cargo.${part}.${name}`)}
          label={say(`booking.${part}.${name}` as 'booking.dg.unNo')}
          readOnly={readOnly}
          value={(cargo[part] as Readonly<Record<string, string>>)[name] ?? ''}
          onChange={({ target }) => form.set(`cargo.${part}.${name}`, target.value)}
        />
      ))}
    </FormRow>
  );
  return (
    <>
      <FormRow>
        <DatePicker
          {...form.at('cargo.readyDay')}
          label={say('booking.readyDay')}
          required
          readOnly={readOnly}
          value={cargo.readyDay}
          onChange={(day) => form.set('cargo.readyDay', day)}
        />
      </FormRow>
      <RadioGroup
        label={say('booking.goodsTypeId')}
        name="booking-goods-type"
        required
        readOnly={readOnly}
        value={text(goods[0]?.goodsTypeId ?? null)}
        options={kinds}
        onChange={({ target }) =>
          form.set(
            'cargo.goods',
            goods.map((row) => ({ ...row, goodsTypeId: Number(target.value) })),
          )
        }
      />
      <LineTable
        label={say('booking.goods')}
        path="cargo.goods"
        columns={[
          { name: 'goodsEn', label: say('booking.goodsEn'), required: true, mono: true, maxLength: 512 },
          { name: 'goodsCn', label: say('booking.goodsCn'), required: true, maxLength: 200, under: 'goodsEn' },
          { name: 'hsCode', label: say('booking.hsCode'), mono: true, width: 'sm', required: true, maxLength: 20 },
          { name: 'number', label: say('booking.number'), kind: 'figure', width: 'xs', required: true, maxLength: 6 },
          {
            name: 'packageTypeId',
            label: say('booking.packageTypeId'),
            kind: 'choice',
            options: packages,
            width: 'md',
          },
          { name: 'weight', label: say('booking.weight'), kind: 'figure', width: 'sm', required: true, maxLength: 18 },
          { name: 'volume', label: say('booking.volume'), kind: 'figure', width: 'sm', required: true, maxLength: 18 },
        ]}
        lines={goods.map(lineOf)}
        totals={{
          number: String(goods.reduce((sum, row) => sum + (row.number ?? 0), 0)),
          weight: total(goods.map(({ weight }) => weight)),
          volume: total(goods.map(({ volume }) => volume)),
        }}
        issues={form.cells('cargo.goods')}
        most={BOOKING_ROWS}
        readOnly={readOnly}
        onChange={change}
        onLeave={(row, column) => form.leave(`cargo.goods.${row}.${column}`)}
        onAdd={() => form.set('cargo.goods', [...goods, { ...emptyGoods(), goodsTypeId: goods[0]?.goodsTypeId ?? 1 }])}
        onRemove={(row) =>
          form.set(
            'cargo.goods',
            goods.filter((_line, at) => at !== row),
          )
        }
      />
      {has(DANGEROUS, LITHIUM) && more('dg', ['unNo', 'imoClass', 'packingGroup', 'flashPoint', 'contact'])}
      {has(REEFER) && more('reefer', ['temperature', 'vent', 'humidity'])}
      {has(OOG) && more('oog', ['length', 'width', 'height'])}
    </>
  );
}
