import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, ButtonLink, ConfirmDialog, type DataColumn, Inline, Page } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { ImportButton } from '../../../kit/importing/import-button.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { type Fault, importsList } from './imports-list.ts';

const { clearOrderImportErrors } = contract.order;
const route = getRouteApi('/_member/orders_/imports');

function useColumns(): readonly DataColumn<Fault>[] {
  const text = useText();
  return useMemo(
    () =>
      columnsOf<Fault>()(text, 'orderImports', {
        row: { cell: ({ row }) => row, sticky: 'start' },
        column: { cell: ({ columnName }) => columnName },
        value: { cell: ({ value }) => value || '—' },
        message: { cell: ({ message }) => message },
        suggestion: { cell: ({ suggestion }) => suggestion ?? '—' },
      }),
    [text],
  );
}

/** What was wrong in the last sheet of bookings, row by row; forgotten when it is not wanted any more. */
export function ImportsPage() {
  const text = useText();
  const { notices } = usePortal();
  const page = useListPage(importsList, route.useSearch());
  const columns = useColumns();
  const { run, pending } = useCommand(clearOrderImportErrors);
  const [asking, setAsking] = useState(false);
  const total = page.answer.status === 'ready' ? page.answer.data.total : 0;
  const label = text('routes.orderImports');
  const clear = async () => {
    const sent = await run({});
    setAsking(false);
    if (!sent.ok) return notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('orderImports.cleared', { count: sent.data.deleted }) });
  };
  return (
    <Page
      title={label}
      meta={text('orderImports.lead')}
      fill
      actions={
        <Inline>
          <ButtonLink href="/orders">{text('orderImports.back')}</ButtonLink>
          {total > 0 && <Button onClick={() => setAsking(true)}>{text('orderImports.clear')}</Button>}
          <ImportButton kind="booking" />
        </Inline>
      }
    >
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('orderImports.none'), reason: text('orderImports.noneReason') }}
        noMatch={{ title: text('orderImports.noMatch'), reason: text('orderImports.noMatchReason') }}
      />
      <ConfirmDialog
        open={asking}
        question={text('orderImports.question', { count: total })}
        confirmLabel={text('orderImports.clear')}
        tone="danger"
        pending={pending}
        onConfirm={() => void clear()}
        onOpenChange={setAsking}
      />
    </Page>
  );
}
