import { Button, Checkbox, Form, Inline, NumberField, Panel, Select, Stack, Text } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import type { SheetChange, SheetColumn, SheetHistory, SheetRow } from '@lading/ui/sheet';
import { decimalSigned } from '@lading/validators';
import { markedUpPrice } from '@lading/validators/freight';
import { type FormEvent, useState } from 'react';
import { useText } from '../../i18n/text.ts';

interface BatchPanelProps {
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  history: SheetHistory;
}

type Way = 'add' | 'less' | 'percent' | 'set';
const WAYS: readonly Way[] = ['add', 'less', 'percent', 'set'];

const changeOf = (row: SheetRow, column: string, value: string): SheetChange[] => {
  const from = row.values[column] ?? '';
  return row.locked || row.removed || from === value ? [] : [{ type: 'set', row: row.id, column, from, value }];
};

/** What a price becomes; one that is not there stays away, unless it is said itself. */
function priced(row: SheetRow, column: string, way: Way, amount: string): string {
  const now = row.values[column] ?? '';
  if (way === 'set') return amount;
  if (!decimalSigned.is(now)) return now;
  const less = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  const by = way === 'percent' ? { percent: amount } : { add: way === 'less' ? less : amount };
  return markedUpPrice(now, 'OF', row.values['currency'] || 'USD', [{ code: 'OF', ...by }]);
}

/** The same change of many rows: so much on some prices, another validity, off sale and on again. One step of undo each. */
export function BatchPanel({ rows, columns, history }: BatchPanelProps) {
  const text = useText();
  const [way, setWay] = useState<Way>('add');
  const [amount, setAmount] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(['p3', 'price', 'amount']);
  const [days, setDays] = useState({ from: '', to: '' });
  const prices = columns.filter(({ kind, id }) => kind === 'money' && id !== 'list');
  const has = (id: string) => columns.some((column) => column.id === id);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const able = decimalSigned.is(amount) ? prices.filter(({ id }) => chosen.includes(id)) : [];
    const dated = (['from', 'to'] as const).filter((id) => days[id] !== '' && has(id));
    const changes = rows.flatMap((row) => [
      ...able.flatMap(({ id }) => changeOf(row, id, priced(row, id, way, amount))),
      ...dated.flatMap((id) => changeOf(row, id, days[id])),
    ]);
    history.run(text('rateDesk.batch'), changes);
  };
  const offer = (value: string, name: string) =>
    history.run(
      name,
      rows.flatMap((row) => (row.values['_state'] === 'draft' ? [] : changeOf(row, 'status', value))),
    );
  return (
    <Panel
      title={text('rateDesk.batch')}
      tag={
        <Text as="span" size="caption" tone="secondary">
          {text('rateDesk.rows', { count: rows.length })}
        </Text>
      }
    >
      <Form aria-label={text('rateDesk.batch')} onSubmit={apply}>
        <Stack gap="sm">
          <Inline gap="sm" wrap={false}>
            <Select
              label={text('rateDesk.way')}
              placeholder={null}
              options={WAYS.map((value) => ({ value, label: text(`rateDesk.wayOf.${value}`) }))}
              value={way}
              onChange={({ target }) => setWay(target.value as Way)}
            />
            <NumberField
              label={text('rateDesk.amount')}
              unit={way === 'percent' ? '%' : undefined}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          </Inline>
          <Inline gap="sm">
            {prices.map(({ id, head }) => (
              <Checkbox
                key={id}
                label={head}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ))}
          </Inline>
          {has('from') && (
            <DatePicker
              label={text('rateDesk.from')}
              value={days.from}
              onChange={(from) => setDays((old) => ({ ...old, from }))}
            />
          )}
          {has('to') && (
            <DatePicker
              label={text('rateDesk.to')}
              value={days.to}
              onChange={(to) => setDays((old) => ({ ...old, to }))}
            />
          )}
          <Button type="submit">{text('rateDesk.apply')}</Button>
          {has('status') && (
            <Inline gap="sm">
              <Button onClick={() => offer('withdrawn', text('rateDesk.withdraw'))}>{text('rateDesk.withdraw')}</Button>
              <Button onClick={() => offer('live', text('rateDesk.offer'))}>{text('rateDesk.offer')}</Button>
            </Inline>
          )}
        </Stack>
      </Form>
    </Panel>
  );
}
