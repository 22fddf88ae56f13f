import { settle } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, DataTable, Dialog, Inline, icons, Pagination } from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../columns.ts';
import { listState } from '../list-state.ts';
import { saveBlob } from '../save-blob.ts';
import { useLoadable } from '../use-loadable.ts';

const { importErrors, clearImportErrors, downloadImportErrors } = contract.importing;
type Row = Out<typeof importErrors>['records'][number];
const { fbaImportErrors, clearFbaImportErrors, fudaImportErrors, clearFudaImportErrors } = contract.freight;
const SIZE = 20;
/** Who keeps a sheet has calls of its own for what was wrong in it. */
const CALLS = {
  any: { list: importErrors, clear: clearImportErrors },
  fbaPrice: { list: fbaImportErrors, clear: clearFbaImportErrors },
  fudaRate: { list: fudaImportErrors, clear: clearFudaImportErrors },
} as const;
const NONE: readonly Row[] = [];

interface ErrorsDialogProps {
  jobId: number;
  fileName: string;
  of?: keyof typeof CALLS;
  onClose(): void;
}

/** What is wrong in one import, row by row: looked at, taken away as a workbook, or cleared. */
export function ErrorsDialog({ jobId, fileName, of = 'any', onClose }: ErrorsDialogProps) {
  const text = useText();
  const { client, notices } = usePortal();
  const [current, setCurrent] = useState(1);
  const query = useQuery(CALLS[of].list, { jobId, current, size: SIZE }, { keepPrevious: true });
  const answer = useLoadable(query);
  const { run, pending } = useCommand(CALLS[of].clear);
  const columns = useMemo(
    () =>
      columnsOf<Row>()(text, 'imports', {
        row: { cell: ({ row }) => row, numeric: true },
        column: { cell: ({ columnName }) => columnName },
        value: { cell: ({ value }) => value || '—' },
        problem: { cell: ({ message }) => message },
        suggestion: { cell: ({ suggestion }) => suggestion ?? '—' },
      }),
    [text],
  );
  const save = async () => {
    const file = await settle(client.call(downloadImportErrors, { jobId }));
    if (file.ok) saveBlob(file.data, file.data.name || 'errors.xlsx');
    else notices.show({ kind: 'error', text: errorText(text, file.error) });
  };
  const clear = async () => {
    const done = await run({ jobId });
    if (!done.ok) return notices.show({ kind: 'error', text: errorText(text, done.error) });
    notices.show({ kind: 'success', text: text('imports.cleared', { count: done.data.deleted }) });
    onClose();
  };
  const label = text('imports.errorsOf', { file: fileName });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="account"
      title={label}
      footer={
        <Inline>
          <Button icon={icons.download} onClick={() => void save()}>
            {text('imports.download')}
          </Button>
          <Button variant="danger" loading={pending} onClick={() => void clear()}>
            {text('imports.clear')}
          </Button>
        </Inline>
      }
    >
      <DataTable
        label={label}
        columns={columns}
        rows={query.data?.records ?? NONE}
        rowKey={({ id }) => id}
        {...listState(answer)}
        footer={
          <Pagination
            current={current}
            size={SIZE}
            sizes={[SIZE]}
            total={query.data?.total}
            onChange={(to) => setCurrent(to.current)}
          />
        }
      />
    </Dialog>
  );
}
