import { settle } from '@lading/api-client';
import { contract, INVOICE_STATUS } from '@lading/api-client/contract';
import { useApi, useCommand } from '@lading/api-client/react';
import {
  Code,
  type DataColumn,
  type IconDrawing,
  Inline,
  icons,
  Link,
  Page,
  StatusTag,
  Text,
  TextButton,
  type Tone,
  useFormat,
} from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { saveBlob } from '../../../kit/save-blob.ts';
import { useListPage } from '../../../kit/use-list-page.ts';
import { rolesOf } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { INVOICE_STATES, type Invoice, invoicesList, stateOf } from './invoices-list.ts';

const { cancelEInvoice, downloadEInvoice } = contract.settlement;
const route = getRouteApi('/_member/invoices');
const LOOKS: Readonly<Record<(typeof INVOICE_STATES)[number], readonly [Tone, IconDrawing]>> = {
  applied: ['warning', icons.circleQuarter],
  issuing: ['info', icons.circleHalf],
  issued: ['success', icons.circleFull],
  failed: ['danger', icons.octagon],
  reversed: ['pen', icons.rotate],
  cancelled: ['neutral', icons.minus],
};

/** What can be done with an invoice. */
function useInvoiceActions() {
  const text = useText();
  const { client } = useApi();
  const { notices } = usePortal();
  const { run } = useCommand(cancelEInvoice);
  return useMemo(() => {
    const failed = (cause: unknown) => notices.show({ kind: 'error', text: errorText(text, cause) });
    return {
      async save({ id, invoiceNo }: Invoice, form: 'pdf' | 'xml') {
        const file = await settle(client.call(downloadEInvoice, { id, form }));
        if (file.ok) saveBlob(file.data, `${invoiceNo}.${form}`);
        else failed(file.error);
      },
      async takeBack({ id, revision }: Invoice) {
        const sent = await run({ id, revision });
        if (sent.ok) notices.show({ kind: 'success', text: text('invoices.takenBack') });
        else failed(sent.error);
      },
    };
  }, [text, client, notices, run]);
}

function useInvoiceColumns(mayApply: boolean): readonly DataColumn<Invoice>[] {
  const text = useText();
  const { money, minute } = useFormat();
  const { save, takeBack } = useInvoiceActions();
  return useMemo(() => {
    const offered = (row: Invoice) => (
      <Inline gap="sm" wrap={false}>
        {(['pdf', 'xml'] as const).map(
          (form) =>
            row.invoiceNo !== '' && (
              <TextButton
                key={form}
                aria-label={text('invoices.saveOf', { form: form.toUpperCase(), number: row.invoiceNo })}
                onClick={() => void save(row, form)}
              >
                {form.toUpperCase()}
              </TextButton>
            ),
        )}
        {mayApply && row.status === INVOICE_STATUS.applied && (
          <TextButton onClick={() => void takeBack(row)}>{text('invoices.takeBack')}</TextButton>
        )}
      </Inline>
    );
    return columnsOf<Invoice>()(text, 'invoices', {
      invoiceNo: {
        cell: (row) => <Code>{row.invoiceNo || text('invoices.noNumber')}</Code>,
        value: ({ invoiceNo }) => invoiceNo,
        sticky: 'start',
      },
      kind: { cell: ({ kind }) => text(`invoices.kind.${kind}`) },
      accounts: {
        cell: ({ accounts }) => (
          <Inline gap="xs">
            {accounts.map(({ id, accountNo }) => (
              <Link key={id} href={`/settlement/${id}`}>
                <Code>{accountNo}</Code>
              </Link>
            ))}
          </Inline>
        ),
        value: ({ accounts }) => accounts.map(({ accountNo }) => accountNo).join(', '),
      },
      buyerName: { cell: ({ buyerName }) => buyerName },
      net: { cell: ({ netAmount }) => money('', netAmount).trim(), numeric: true },
      tax: { cell: ({ taxAmount }) => money('', taxAmount).trim(), numeric: true },
      total: { cell: ({ totalAmount }) => money('CNY', totalAmount), numeric: true },
      appliedAt: { cell: ({ appliedAt }) => minute(appliedAt), hidden: true },
      issuedAt: { cell: ({ issuedAt }) => minute(issuedAt) },
      status: {
        cell: (row) => {
          const [tone, glyph] = LOOKS[stateOf(row.status)];
          return (
            <>
              <StatusTag tone={tone} glyph={glyph}>
                {row.statusName}
              </StatusTag>
              {(row.failReason || row.reason) && (
                <Text size="caption" tone="secondary">
                  {row.failReason || row.reason}
                </Text>
              )}
            </>
          );
        },
        value: ({ statusName }) => statusName,
      },
      actions: { cell: offered, sticky: 'end' },
    });
  }, [text, money, minute, mayApply, save, takeBack]);
}

/** The invoices of a company: asked for, issued, reversed; their files. */
export function InvoicesPage() {
  const text = useText();
  const page = useListPage(invoicesList, route.useSearch());
  const mayApply = rolesOf(useSession()).includes('invoice:apply');
  const [shown, setShown] = useState<Invoice>();
  const columns = useInvoiceColumns(mayApply);
  return (
    <Page title={text('routes.invoices')} meta={page.updated} fill>
      <ListFilters
        page={page}
        columns={columns}
        label={text('invoices.filters')}
        keywordHint={text('invoices.keywordHint')}
        filters={[
          {
            name: 'status',
            label: text('invoices.status'),
            placeholder: text('invoices.anyStatus'),
            options: INVOICE_STATES.map((name) => ({
              value: String(INVOICE_STATUS[name] + 1),
              label: text(`invoices.state.${name}`),
            })),
          },
        ]}
        clearable
      />
      <ListTable
        page={page}
        label={text('routes.invoices')}
        columns={columns}
        none={{ title: text('invoices.none'), reason: text('invoices.noneReason') }}
        noMatch={{ title: text('invoices.noMatch'), reason: text('invoices.noMatchReason') }}
        onRowOpen={setShown}
      />
      {shown && <InvoiceDialog invoice={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}
