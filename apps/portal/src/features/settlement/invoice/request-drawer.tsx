import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Alert, Button, Drawer, Form, FormRow, Inline, Select, Stack, Text, TextField } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useCommandForm } from '../../../kit/use-command-form.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { type Plan, PlannedInvoices } from './planned-invoices.tsx';
import { TITLE_FIELDS, type TitleField, titleSpec } from './title-spec.ts';

const { invoicePlan, invoiceTitles, applyEInvoice } = contract.settlement;
type Title = Out<typeof invoiceTitles>['list'][number];

interface RequestDrawerProps {
  /** the statements whose lines are put on invoices */
  accountIds: readonly number[];
  /** some of their lines; all that stand on no invoice where none are named */
  lineIds?: readonly number[];
  onClose(): void;
  onDone(): void;
}

interface RequestFormProps extends RequestDrawerProps {
  plan: Plan;
  titles: readonly Title[];
}

/** To whom they are made out; what was used last stands there already. */
function RequestForm({ plan, titles, accountIds, lineIds = [], onClose, onDone }: RequestFormProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(applyEInvoice);
  const [requestId] = useState(() => crypto.randomUUID());
  const [first] = titles;
  const given = (name: TitleField) => {
    if (name === 'kind') return plan.invoices.find(({ kind }) => kind === '01') ? '01' : '02';
    if (name === 'remark') return plan.remark;
    return first?.[name] ?? '';
  };
  const each = (of: (name: TitleField) => string) =>
    Object.fromEntries(TITLE_FIELDS.map((name) => [name, of(name)])) as Record<TitleField, string>;
  const form = useCommandForm({
    record: titleSpec,
    labels: each((name) => text(`invoices.${name}`)),
    defaultValues: each(given),
    send: ({ kind, buyerName, buyerTaxNo, receiveEmail, ...rest }) =>
      run({
        accountIds: [...accountIds],
        lineIds: [...lineIds],
        requestId,
        kind: kind === '01' ? '01' : '02',
        buyerName: buyerName ?? '',
        buyerTaxNo: buyerTaxNo ?? '',
        receiveEmail: receiveEmail ?? '',
        buyerBank: rest.buyerBank ?? '',
        buyerAccount: rest.buyerAccount ?? '',
        remark: rest.remark ?? '',
        buyerAddress: rest.buyerAddress ?? '',
        buyerPhone: rest.buyerPhone ?? '',
      }),
    onSaved({ list }) {
      notices.show({ kind: 'success', text: text('invoices.asked', { count: list.length }) });
      onDone();
      onClose();
    },
  });
  const take = (id: string) => {
    const title = titles.find((one) => String(one.id) === id);
    if (!title) return;
    for (const name of ['buyerName', 'buyerTaxNo', 'buyerBank', 'buyerAccount', 'buyerAddress', 'buyerPhone'] as const)
      form.methods.setValue(name, title[name], { shouldDirty: true, shouldValidate: true });
    form.methods.setValue('receiveEmail', title.receiveEmail, { shouldDirty: true });
  };
  const taxed = plan.invoices.some(({ lines }) => lines.some(({ taxRate }) => taxRate !== '0'));
  return (
    <Form aria-label={text('invoices.request')} {...form.formProps}>
      {titles.length > 1 && (
        <Select
          label={text('invoices.titles')}
          placeholder={null}
          options={titles.map(({ id, buyerName }) => ({ value: String(id), label: buyerName }))}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      )}
      <TextField {...form.fieldProps('buyerName')} maxLength={100} />
      <TextField {...form.fieldProps('buyerTaxNo')} maxLength={20} mono spellCheck={false} />
      {taxed && (
        <Select
          {...form.fieldProps('kind')}
          placeholder={null}
          options={(['01', '02'] as const).map((value) => ({ value, label: text(`invoices.kind.${value}`) }))}
        />
      )}
      <FormRow>
        <TextField {...form.fieldProps('buyerBank')} maxLength={100} />
        <TextField {...form.fieldProps('buyerAccount')} maxLength={100} mono />
      </FormRow>
      <FormRow>
        <TextField {...form.fieldProps('buyerAddress')} maxLength={100} />
        <TextField {...form.fieldProps('buyerPhone')} maxLength={20} />
      </FormRow>
      <TextField {...form.fieldProps('receiveEmail')} type="email" maxLength={100} />
      <TextField {...form.fieldProps('remark')} maxLength={100} mono />
      {form.failure && (
        <Text tone="danger" role="alert">
          {form.failure}
        </Text>
      )}
      <Inline gap="sm">
        <Button type="submit" variant="primary" loading={form.submitting}>
          {text('invoices.ask', { count: plan.invoices.length })}
        </Button>
        <Button onClick={onClose}>{text('invoices.cancel')}</Button>
      </Inline>
      <Text size="caption" tone="secondary">
        {text('invoices.later')}
      </Text>
    </Form>
  );
}

interface RequestProps extends RequestDrawerProps {
  /** with all lines that can be asked for */
  whole: Plan;
}

/** All lines or those that are left, and to whom they are made out; what was written there stays. */
function Request({ whole, ...props }: RequestProps) {
  const text = useText();
  const [left, setLeft] = useState<readonly number[]>([]);
  const all = whole.invoices.flatMap(({ lineIds }) => lineIds);
  const lineIds = left.length > 0 ? all.filter((id) => !left.includes(id)) : [...(props.lineIds ?? [])];
  const plan = useLoadable(useQuery(invoicePlan, { accountIds: [...props.accountIds], lineIds }));
  const titles = useLoadable(useQuery(invoiceTitles, undefined));
  const leaveOut = left.length + 1 < all.length ? (id: number) => setLeft([...left, id]) : undefined;
  return (
    <Stack>
      <Loaded of={plan}>
        {(planned) =>
          planned.refusal ? (
            <Alert kind="warning">{planned.refusal}</Alert>
          ) : (
            <PlannedInvoices plan={planned} onLeaveOut={leaveOut} />
          )
        }
      </Loaded>
      {left.length > 0 && (
        <Inline justify="between">
          <Text tone="secondary" role="status">
            {text('invoices.leftOut', { count: left.length })}
          </Text>
          <Button size="sm" onClick={() => setLeft([])}>
            {text('invoices.allAgain')}
          </Button>
        </Inline>
      )}
      <Loaded of={titles}>
        {({ list }) => (
          <RequestForm
            {...props}
            lineIds={lineIds}
            plan={plan.status === 'ready' && !plan.data.refusal ? plan.data : whole}
            titles={list}
          />
        )}
      </Loaded>
    </Stack>
  );
}

/** Asks for the invoices of confirmed statements: what they will be, and to whom they are made out. */
export function RequestDrawer(props: RequestDrawerProps) {
  const text = useText();
  const asked = { accountIds: [...props.accountIds], lineIds: [...(props.lineIds ?? [])] };
  const plan = useLoadable(useQuery(invoicePlan, asked));
  return (
    <Drawer
      open
      title={text('invoices.request')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || props.onClose()}
    >
      <Loaded of={plan}>
        {(whole) =>
          whole.refusal ? <Alert kind="warning">{whole.refusal}</Alert> : <Request {...props} whole={whole} />
        }
      </Loaded>
    </Drawer>
  );
}
