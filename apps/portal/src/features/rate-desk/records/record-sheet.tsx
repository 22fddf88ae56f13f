import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, Empty, ErrorPanel, Inline, Loading, Split, Stack, Text } from '@lading/ui';
import { Sheet, type SheetColumn, type SheetRow } from '@lading/ui/sheet';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../i18n/text.ts';
import { ErrorsDialog } from '../../../kit/importing/errors-dialog.tsx';
import { ImportButton } from '../../../kit/importing/import-button.tsx';
import { DeskFrame } from '../desk-frame.tsx';
import type { Kept } from './record-kind.ts';
import type { RecordSaving, useRecordSheet } from './use-record-sheet.ts';

const { latestImport } = contract.importing;

/** What was wrong in the last file, kept until somebody clears it. */
function LastErrors({ kind }: { kind: 'fbaPrice' | 'fudaRate' }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const job = useQuery(latestImport, { kind }).data?.job;
  if (!job || job.errors === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('imports.lastErrors', { count: job.errors })}</Button>
      {open && <ErrorsDialog of={kind} jobId={job.jobId} fileName={job.fileName} onClose={() => setOpen(false)} />}
    </>
  );
}

type Loaded<R extends Kept> = Pick<
  ReturnType<typeof useRecordSheet<R>>,
  'draft' | 'history' | 'state' | 'failure' | 'load'
>;

interface RecordSheetProps<R extends Kept> {
  sheet: 'fba' | 'fuda';
  kind: 'fbaPrice' | 'fudaRate';
  columns: readonly SheetColumn[];
  loaded: Loaded<R>;
  saving: RecordSaving;
  rowName(row: SheetRow): string;
  filters?: ReactNode;
  filter?: ((row: SheetRow) => boolean) | undefined;
  /** what can be done with the selected rows */
  tools(rows: readonly SheetRow[]): ReactNode;
}

/** A sheet whose rows are put on sale one by one: written in, brought by a file, changed many at once. */
export function RecordSheet<R extends Kept>({ sheet, kind, columns, loaded, saving, ...props }: RecordSheetProps<R>) {
  const text = useText();
  const [side, setSide] = useState<HTMLElement | null>(null);
  const { draft, history, state, failure, load } = loaded;
  const { tools } = props;
  const beside = useCallback(
    ({ rows }: { rows: readonly SheetRow[] }) => side && createPortal(tools(rows), side),
    [side, tools],
  );
  const said = saving === 'saved' ? '' : text(`rateDesk.saving.${saving}`);
  const actions = (
    <Inline gap="sm">
      <Text as="span" size="caption" tone="secondary" role="status">
        {said}
      </Text>
      <LastErrors kind={kind} />
      <ImportButton kind={kind} />
    </Inline>
  );
  if (state !== 'ready')
    return (
      <DeskFrame sheet={sheet}>
        {state === 'loading' ? <Loading /> : <ErrorPanel message={failure} onRetry={() => void load()} />}
      </DeskFrame>
    );
  return (
    <DeskFrame sheet={sheet} meta={text(`rateDesk.atOnce.${sheet}`)} actions={actions}>
      {props.filters}
      <Split slim>
        <Sheet
          label={text(`rateDesk.sheet.${sheet}`)}
          columns={columns}
          source={draft}
          history={history}
          rowName={props.rowName}
          filter={props.filter}
          removable
          actions={beside}
          empty={<Empty title={text('rateDesk.none')} reason={text('rateDesk.noneReason')} />}
        />
        <Stack gap="sm" ref={setSide} />
      </Split>
    </DeskFrame>
  );
}
