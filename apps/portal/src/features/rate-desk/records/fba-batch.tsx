import { contract, type In, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Form, Inline, NumberField, Panel, Select, Stack, Text } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import type { SheetRow } from '@lading/ui/sheet';
import { decimalSigned } from '@lading/validators';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';

const { updateFbaPrices, setFbaPriceStatus } = contract.freight;
type Patch = In<typeof updateFbaPrices>['patch'];
type Seen = Out<typeof updateFbaPrices>['rows'];

/** Prices of the preview that are told, and rows that one call takes. */
const [SHOWN, MOST] = [4, 500];

interface FbaBatchProps {
  rows: readonly SheetRow[];
  /** asks for the rows anew */
  onDone(): void;
}

const idsOf = (rows: readonly SheetRow[]) =>
  rows
    .filter(({ state, removed }) => state !== 'new' && !removed)
    .map(({ id }) => Number(id))
    .slice(0, MOST);

function patchOf(way: string, amount: string, validTo: string): Patch {
  const dated = validTo === '' ? {} : { validTo };
  if (!decimalSigned.is(amount)) return dated;
  if (way === 'percent') return { ...dated, percent: amount };
  const less = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  return { ...dated, delta: way === 'less' ? less : amount };
}

/** The same change of the selected channels: all prices of a kilogram, the last day. What it comes to is told before. */
export function FbaBatch({ rows, onDone }: FbaBatchProps) {
  const text = useText();
  const { notices } = usePortal();
  const [way, setWay] = useState('add');
  const [amount, setAmount] = useState('');
  const [validTo, setValidTo] = useState('');
  const [seen, setSeen] = useState<{ asked: string; rows: Seen }>();
  const { run: update, pending } = useCommand(updateFbaPrices);
  const { run: setStatus, pending: moving } = useCommand(setFbaPriceStatus);
  const ids = idsOf(rows);
  const patch = patchOf(way, amount, validTo);
  const asked = JSON.stringify([ids, patch]);
  const isSeen = seen?.asked === asked;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (ids.length === 0 || Object.keys(patch).length === 0) return;
    const sent = await update({ ids, patch, dryRun: !isSeen });
    if (!sent.ok) return void notices.show({ kind: 'error', text: errorText(text, sent.error) });
    if (!isSeen) return setSeen({ asked, rows: sent.data.rows });
    setSeen(undefined);
    notices.show({ kind: 'success', text: text('rateDesk.changedRows', { count: sent.data.updated }) });
    onDone();
  };
  const move = async (status: 2 | 3) => {
    if (ids.length === 0) return;
    const sent = await setStatus({ ids, status });
    if (!sent.ok) return void notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('rateDesk.changedRows', { count: sent.data.updated }) });
    onDone();
  };
  const told = (isSeen ? seen.rows : []).flatMap(({ id, before, after, validTo: last }) => {
    const name = rows.find((row) => row.id === String(id))?.values['channelName'] ?? '';
    const price = before.map((one, at) => `${one.price} → ${after[at]?.price ?? ''}`)[0] ?? '';
    return [`${name} · ${amount === '' ? last : price}`];
  });
  return (
    <Panel
      title={text('rateDesk.batch')}
      tag={
        <Text as="span" size="caption" tone="secondary">
          {text('rateDesk.rows', { count: ids.length })}
        </Text>
      }
    >
      <Form aria-label={text('rateDesk.batch')} onSubmit={(event) => void send(event)}>
        <Stack gap="sm">
          <Inline gap="sm" wrap={false}>
            <Select
              label={text('rateDesk.way')}
              placeholder={null}
              options={(['add', 'less', 'percent'] as const).map((value) => ({
                value,
                label: text(`rateDesk.wayOf.${value}`),
              }))}
              value={way}
              onChange={({ target }) => setWay(target.value)}
            />
            <NumberField
              label={text('rateDesk.fba.perKg')}
              unit={way === 'percent' ? '%' : undefined}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          </Inline>
          <DatePicker label={text('rateDesk.to')} value={validTo} onChange={setValidTo} />
          {isSeen && (
            <Stack gap="xs" role="status">
              {told.slice(0, SHOWN).map((line) => (
                <Text key={line} size="dense">
                  {line}
                </Text>
              ))}
              {told.length > SHOWN && <Text size="dense">{text('rateDesk.more', { count: told.length - SHOWN })}</Text>}
            </Stack>
          )}
          <Button type="submit" loading={pending} {...(isSeen && { variant: 'primary' as const })}>
            {text(isSeen ? 'rateDesk.apply' : 'rateDesk.preview')}
          </Button>
          <Inline gap="sm">
            <Button loading={moving} onClick={() => void move(3)}>
              {text('rateDesk.withdraw')}
            </Button>
            <Button loading={moving} onClick={() => void move(2)}>
              {text('rateDesk.offer')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}
