import { contract, PAYMENT_WAYS, type PaymentWay } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  Form,
  Inline,
  NumberField,
  Select,
  Stack,
  Text,
  TextField,
  useFormat,
} from '@lading/ui';
import { Combobox } from '@lading/ui/combobox';
import { DatePicker } from '@lading/ui/date-picker';
import { decimalSigned } from '@lading/validators';
import { amountLess } from '@lading/validators/freight';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import type { PaymentRow } from './rows.ts';
import { today } from './today.ts';

const calls = contract.settlement;
const { customerPage } = contract.user;

interface Match {
  readonly accountId: number;
  readonly amount: string;
}

interface OpenProps {
  customerId: number;
  currency: string;
  amount: string;
  matches: readonly Match[];
  onChange(matches: readonly Match[]): void;
}

/** What is left of the money once it is given to statements. */
const leftOf = (amount: string, matches: readonly Match[], currency: string): string =>
  matches.reduce((left, match) => amountLess(left, match.amount, currency), amountLess(amount, '0', currency));
const isLess = (a: string, b: string, currency: string) => amountLess(a, b, currency).startsWith('-');

/** The statements that it can be for; a tick gives as much as is open and left. */
function OpenStatements({ customerId, currency, amount, matches, onChange }: OpenProps) {
  const text = useText();
  const { money } = useFormat();
  const { data } = useQuery(calls.paymentOpen, { customerId, currency });
  if (!data) return null;
  if (data.list.length === 0) return <Text tone="secondary">{text('charges.nothingOpen')}</Text>;
  const left = leftOf(amount, matches, currency);
  return (
    <Stack gap="sm">
      {data.list.map(({ id, accountNo, dueDay, open }) => (
        <Checkbox
          key={id}
          label={`${accountNo} · ${dueDay} · ${money(currency, open)}`}
          checked={matches.some(({ accountId }) => accountId === id)}
          onChange={({ target }) => {
            const others = matches.filter(({ accountId }) => accountId !== id);
            if (!target.checked) return onChange(others);
            const given = isLess(left, open, currency) ? left : open;
            if (/[1-9]/.test(given) && !given.startsWith('-')) onChange([...others, { accountId: id, amount: given }]);
          }}
        />
      ))}
      <Text tone="secondary">{text('charges.leftOver', { amount: money(currency, left) })}</Text>
    </Stack>
  );
}

interface PaymentDialogProps {
  /** the one that is matched anew; a new one where there is none */
  payment: PaymentRow | undefined;
  onClose(): void;
}

/** Records money that came, and says which statements it is for. */
export function PaymentDialog({ payment, onClose }: PaymentDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const record = useCommand(calls.recordPayment);
  const match = useCommand(calls.matchPayment);
  const customers = useQuery(customerPage, payment ? null : { size: 100 });
  const [values, setValues] = useState({
    customerId: payment?.customerId ?? 0,
    day: payment?.day ?? today(),
    way: payment?.way ?? ('transfer' as PaymentWay),
    reference: payment?.reference ?? '',
    currency: payment?.currency ?? 'USD',
    amount: payment?.amount ?? '',
  });
  const [matches, setMatches] = useState<readonly Match[]>(payment?.matches ?? []);
  const [failure, setFailure] = useState<string>();
  const set = (next: Partial<typeof values>) => setValues((before) => ({ ...before, ...next }));
  const ready = values.customerId > 0 && decimalSigned.is(values.amount) && /^[A-Z]{3}$/.test(values.currency);
  async function send() {
    if (!ready || !values.day) return setFailure(text('charges.paymentMissing'));
    setFailure(undefined);
    const list = matches.map(({ accountId, amount }) => ({ accountId, amount }));
    const sent = payment
      ? await match.run({ id: payment.id, revision: payment.revision, matches: list })
      : await record.run({ ...values, matches: list, requestId: crypto.randomUUID() });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('charges.recorded') });
    onClose();
  }
  return (
    <Dialog
      size="message"
      open
      closeOnOutsidePress={false}
      title={text(payment ? 'charges.match' : 'charges.record')}
      onOpenChange={(open) => open || onClose()}
    >
      <Form
        aria-label={text('charges.record')}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {!payment && (
          <>
            <Combobox
              label={text('charges.customer')}
              required
              options={(customers.data?.records ?? []).map(({ id, nameCn, nameEn }) => ({
                id: String(id),
                nameCn,
                nameEn,
              }))}
              value={values.customerId ? String(values.customerId) : ''}
              onChange={(id) => {
                set({ customerId: Number(id) });
                setMatches([]);
              }}
            />
            <Inline gap="sm">
              <DatePicker label={text('charges.day')} value={values.day} onChange={(day) => set({ day })} />
              <Select
                label={text('charges.way')}
                placeholder={null}
                options={PAYMENT_WAYS.map((value) => ({ value, label: text(`charges.wayOf.${value}`) }))}
                value={values.way}
                onChange={({ target }) => set({ way: target.value as PaymentWay })}
              />
            </Inline>
            <Inline gap="sm">
              <Select
                label={text('charges.currency')}
                placeholder={null}
                options={['USD', 'CNY', 'EUR'].map((value) => ({ value, label: value }))}
                value={values.currency}
                onChange={({ target }) => {
                  set({ currency: target.value });
                  setMatches([]);
                }}
              />
              <NumberField
                label={text('charges.amount')}
                required
                value={values.amount}
                onChange={({ target }) => set({ amount: target.value })}
              />
            </Inline>
            <TextField
              label={text('charges.reference')}
              maxLength={60}
              value={values.reference}
              onChange={({ target }) => set({ reference: target.value })}
            />
          </>
        )}
        {ready && (
          <OpenStatements
            customerId={values.customerId}
            currency={values.currency}
            amount={values.amount}
            matches={matches}
            onChange={setMatches}
          />
        )}
        {failure && <Alert kind="danger" live="assertive" title={failure} />}
        <Button type="submit" variant="primary" loading={record.pending || match.pending}>
          {text('charges.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
