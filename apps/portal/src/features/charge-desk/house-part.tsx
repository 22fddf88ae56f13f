import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  ConfirmDialog,
  Form,
  Grid,
  Inline,
  NumberField,
  Panel,
  Select,
  Stack,
  Text,
  TextField,
  useFormat,
} from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { today } from './today.ts';

const { monthPage, closeMonth, exchangeDays, saveExchange } = contract.settlement;
type Month = Out<typeof monthPage>['list'][number];
const CURRENCIES = ['USD', 'EUR', 'JPY', 'GBP', 'HKD'] as const;

function MonthLine({ month }: { month: Month }) {
  const text = useText();
  const { money, minute } = useFormat();
  const { notices } = usePortal();
  const { run, pending } = useCommand(closeMonth);
  const [asking, setAsking] = useState(false);
  const send = async () => {
    const sent = await run({ month: month.month });
    setAsking(false);
    notices.show(
      sent.ok
        ? { kind: 'success', text: text('charges.monthClosed', { month: month.month }) }
        : { kind: 'error', text: errorText(text, sent.error) },
    );
  };
  const past = month.month < today().slice(0, 7);
  return (
    <Panel
      title={month.month}
      tag={
        <Text as="span" size="caption" tone="secondary">
          {month.closedAt
            ? text('charges.closedBy', { by: month.closedBy, at: minute(month.closedAt) })
            : text('charges.monthOpen')}
        </Text>
      }
    >
      <Stack gap="sm">
        <Text>{month.totals.map(({ currency, amount }) => money(currency, amount)).join(' · ') || '—'}</Text>
        <Text tone="secondary">
          {text('charges.monthCounts', { statements: month.statements, open: month.open, unbilled: month.unbilled })}
        </Text>
        {past && !month.closedAt && (
          <div>
            <Button aria-label={text('charges.closeOf', { month: month.month })} onClick={() => setAsking(true)}>
              {text('charges.close')}
            </Button>
          </div>
        )}
      </Stack>
      {asking && (
        <ConfirmDialog
          open
          question={text('charges.closeOf', { month: month.month })}
          confirmLabel={text('charges.close')}
          pending={pending}
          onConfirm={() => void send()}
          onOpenChange={setAsking}
        >
          {text('charges.closeWhat')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function ExchangeForm() {
  const text = useText();
  const { run, pending } = useCommand(saveExchange);
  const [values, setValues] = useState({ currency: 'USD', day: today(), cnyPerUnit: '', source: text('charges.bank') });
  const [failure, setFailure] = useState<string>();
  const set = (next: Partial<typeof values>) => setValues((before) => ({ ...before, ...next }));
  const send = async () => {
    if (!/[1-9]/.test(values.cnyPerUnit) || !values.source.trim()) return setFailure(text('charges.rateMissing'));
    setFailure(undefined);
    const sent = await run(values);
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    set({ cnyPerUnit: '' });
  };
  return (
    <Form
      aria-label={text('charges.newRate')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Inline gap="sm">
        <Select
          label={text('charges.currency')}
          placeholder={null}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          value={values.currency}
          onChange={({ target }) => set({ currency: target.value })}
        />
        <NumberField
          label={text('charges.cnyPerUnit')}
          required
          value={values.cnyPerUnit}
          onChange={({ target }) => set({ cnyPerUnit: target.value })}
        />
      </Inline>
      <Inline gap="sm">
        <DatePicker label={text('charges.day')} value={values.day} onChange={(day) => set({ day })} />
        <TextField
          label={text('charges.source')}
          required
          maxLength={60}
          value={values.source}
          onChange={({ target }) => set({ source: target.value })}
        />
      </Inline>
      {failure && <Alert kind="danger" live="assertive" title={failure} />}
      <Button type="submit" loading={pending}>
        {text('charges.saveRate')}
      </Button>
    </Form>
  );
}

/** Months that are closed once they are over, and the rates of exchange by day. */
export function HousePart() {
  const text = useText();
  const months = useLoadable(useQuery(monthPage, undefined));
  const rates = useLoadable(useQuery(exchangeDays, undefined));
  return (
    <Grid>
      <Stack gap="sm">
        <Loaded of={months}>
          {({ list }) => (
            <Stack gap="sm">
              {list.map((month) => (
                <MonthLine key={month.month} month={month} />
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
      <Panel title={text('charges.exchange')}>
        <Stack>
          <ExchangeForm />
          <Loaded of={rates}>
            {({ list }) => (
              <Stack gap="sm">
                {list.slice(0, 30).map(({ currency, day, cnyPerUnit, source }) => (
                  <Text key={`${currency} ${day} ${cnyPerUnit}`}>
                    {[day, `1 ${currency} = CNY ${cnyPerUnit}`, source].filter(Boolean).join(' · ')}
                  </Text>
                ))}
              </Stack>
            )}
          </Loaded>
        </Stack>
      </Panel>
    </Grid>
  );
}
