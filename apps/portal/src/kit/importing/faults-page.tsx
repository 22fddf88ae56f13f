import { contract, type ImportKind } from '@lading/api-client/contract';
import { invalidate, useCommand } from '@lading/api-client/react';
import { Button, ButtonLink, ConfirmDialog, type DataColumn, Inline, Page } from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { type MessageId, useText } from '../../i18n/text.ts';
import { columnsOf } from '../columns.ts';
import { defineList, type List, type RowOf } from '../list.ts';
import type { ListSearch } from '../list-search.ts';
import { ListTable } from '../list-table.tsx';
import { useListPage } from '../use-list-page.ts';
import { ImportButton } from './import-button.tsx';

const { clearImportErrors } = contract.importing;
type Orders = (typeof contract)['order'];
type FaultCall = Orders['orderImportErrors' | 'siImportErrors' | 'vgmImportErrors' | 'preplanImportErrors'];
type ClearCall = Orders[
  | 'clearOrderImportErrors'
  | 'clearSiImportErrors'
  | 'clearVgmImportErrors'
  | 'clearPreplanImportErrors'];
type Fault = RowOf<FaultCall>;

/** What was wrong in the last sheet of a kind, on the page of that kind. */
export const faultsList = (call: FaultCall, name: string, path: List<ListSearch, FaultCall>['path']) =>
  defineList(call, {
    name,
    path,
    rowKey: ({ id }: Fault) => id,
    rowName: ({ row, columnName }: Fault) => `${row} ${columnName}`,
    arg: ({ current, size }, _search: ListSearch) => ({ current, size }),
  });

function useColumns(): readonly DataColumn<Fault>[] {
  const text = useText();
  return useMemo(
    () =>
      columnsOf<Fault>()(text, 'importErrors', {
        row: { cell: ({ row }) => row, sticky: 'start' },
        column: { cell: ({ columnName }) => columnName },
        value: { cell: ({ value }) => value || '—' },
        message: { cell: ({ message }) => message },
        suggestion: { cell: ({ suggestion }) => suggestion ?? '—' },
      }),
    [text],
  );
}

interface FaultsPageProps {
  kind: ImportKind;
  list: List<ListSearch, FaultCall>;
  clear: ClearCall;
  search: ListSearch;
  titleId: MessageId;
  /** the list that the sheet was brought to */
  back: string;
}

/** What was wrong in the last sheet of a kind, row by row; repaired in the import itself, forgotten when it is not wanted any more. */
export function FaultsPage({ kind, list, clear: call, search, titleId, back }: FaultsPageProps) {
  const text = useText();
  const { notices } = usePortal();
  const page = useListPage(list, search);
  const columns = useColumns();
  const { run, pending } = useCommand(call);
  const [asking, setAsking] = useState(false);
  const total = page.answer.status === 'ready' ? page.answer.data.total : 0;
  const label = text(titleId);
  const clear = async () => {
    const sent = await run({});
    setAsking(false);
    if (!sent.ok) return notices.show({ kind: 'error', text: errorText(text, sent.error) });
    // The import itself forgets them too, where its window is opened again.
    void invalidate(clearImportErrors.invalidates());
    notices.show({ kind: 'success', text: text('importErrors.cleared', { count: sent.data.deleted }) });
  };
  return (
    <Page
      title={label}
      meta={text('importErrors.lead')}
      fill
      actions={
        <Inline>
          <ButtonLink href={back}>{text('importErrors.back')}</ButtonLink>
          {total > 0 && <Button onClick={() => setAsking(true)}>{text('importErrors.clear')}</Button>}
          <ImportButton kind={kind} />
        </Inline>
      }
    >
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('importErrors.none'), reason: text('importErrors.noneReason') }}
        noMatch={{ title: text('importErrors.noMatch'), reason: text('importErrors.noMatchReason') }}
      />
      <ConfirmDialog
        open={asking}
        question={text('importErrors.question', { count: total })}
        confirmLabel={text('importErrors.clear')}
        tone="danger"
        pending={pending}
        onConfirm={() => void clear()}
        onOpenChange={setAsking}
      />
    </Page>
  );
}
