import { contract, IMPORT_KINDS, IMPORT_STATE, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, type DataColumn, Inline, Page, StatusTag, type Tone, useFormat } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { ErrorsDialog } from '../../kit/importing/errors-dialog.tsx';
import { defineList, said } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { ImportsSearch } from './imports-search.ts';

const { importJobPage, retryImport } = contract.desk;
const { importJob, clearImportErrors } = contract.importing;
type Job = Out<typeof importJobPage>['records'][number];

const route = getRouteApi('/_member/backstage/imports');
const { waiting, checking, errors, ready, importing, done, failed, cleared } = IMPORT_STATE;
const TONES: Readonly<Record<number, Tone>> = {
  [waiting]: 'info',
  [checking]: 'info',
  [ready]: 'info',
  [importing]: 'info',
  [errors]: 'warning',
  [done]: 'success',
  [failed]: 'danger',
  [cleared]: 'neutral',
};

const importList = defineList(importJobPage, {
  name: 'imports',
  path: '/backstage/imports',
  size: 20,
  rowKey: ({ jobId }) => jobId,
  rowName: ({ fileName }) => fileName,
  arg: ({ current, size }, { kind, view }: ImportsSearch) => ({
    current,
    size,
    view: view ?? ('all' as const),
    ...said({ kind }),
  }),
});

/** What broke off begins anew, or is forgotten. */
function BrokenOff({ job: { jobId, fileName: file } }: { job: Job }) {
  const text = useText();
  const { notices } = usePortal();
  const { run: retry, pending: retrying } = useCommand(retryImport);
  const { run: clear, pending: clearing } = useCommand(clearImportErrors);
  const tell = ({ ok, error }: { ok: boolean; error?: unknown }, id: 'imports.retried' | 'imports.clearedAll') =>
    ok
      ? notices.show({ kind: 'success', text: text(id) })
      : notices.show({ kind: 'error', text: errorText(text, error) });
  return (
    <Inline gap="sm">
      <Button
        size="sm"
        aria-label={text('imports.retryOf', { file })}
        loading={retrying}
        onClick={async () => tell(await retry({ jobId }), 'imports.retried')}
      >
        {text('imports.retry')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={text('imports.clearOf', { file })}
        loading={clearing}
        onClick={async () => tell(await clear({ jobId }), 'imports.clearedAll')}
      >
        {text('imports.clear')}
      </Button>
    </Inline>
  );
}

function useColumns(show: (job: Job) => void): readonly DataColumn<Job>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(() => {
    return columnsOf<Job>()(text, 'imports', {
      file: { cell: ({ fileName }) => fileName, under: ({ createTime }) => minute(createTime), sticky: 'start' },
      kind: { cell: ({ kind }) => text(`imports.kind.${kind}`) },
      state: {
        cell: ({ state }) => <StatusTag tone={TONES[state] ?? 'neutral'}>{text(`imports.state.${state}`)}</StatusTag>,
      },
      rows: { cell: ({ total }) => total, numeric: true },
      ok: { cell: ({ ok }) => ok, numeric: true },
      failed: { cell: (job) => job.failed, numeric: true },
      who: {
        cell: ({ userName }) => userName,
        under: ({ customerName }) => customerName,
        value: ({ userName, customerName }) => [userName, customerName].filter(Boolean).join(' · '),
      },
      act: {
        cell: (job) => {
          const file = { file: job.fileName };
          if (job.state === failed) return <BrokenOff job={job} />;
          return job.errors > 0 ? (
            <Button size="sm" aria-label={text('imports.showOf', file)} onClick={() => show(job)}>
              {text('imports.errors')}
            </Button>
          ) : (
            '—'
          );
        },
        sticky: 'end',
      },
    });
  }, [text, minute, show]);
}

/** Every import of the house and of its customers: how far it is, what is wrong in it, and the way to try again. */
export function ImportsPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(importList, search);
  const show = useMemo(
    () =>
      ({ jobId }: Job) =>
        page.put({ jobId }),
    [page],
  );
  const columns = useColumns(show);
  const label = text('routes.imports');
  const { jobId: wanted } = search;
  const seen = page.records.find(({ jobId }) => jobId === wanted);
  // An address may name one that stands on another page.
  const asked = useQuery(importJob, wanted === undefined || seen ? null : { jobId: wanted });
  const opened = seen ?? (asked.data?.jobId === wanted ? asked.data : undefined);
  return (
    <Page title={label} meta={text('imports.lead')} fill>
      <ListFilters
        page={page}
        label={label}
        clearable
        filters={[
          {
            name: 'kind',
            label: text('imports.kind'),
            options: IMPORT_KINDS.map((value) => ({ value, label: text(`imports.kind.${value}`) })),
            placeholder: text('imports.anyKind'),
          },
          {
            name: 'view',
            label: text('imports.view'),
            options: (['running', 'wrong'] as const).map((value) => ({ value, label: text(`imports.${value}`) })),
            placeholder: text('imports.all'),
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('imports.none'), reason: text('imports.noneReason') }}
        noMatch={{ title: text('imports.noMatch'), reason: text('imports.noMatchReason') }}
      />
      {opened && (
        <ErrorsDialog jobId={opened.jobId} fileName={opened.fileName} onClose={() => page.put({ jobId: undefined })} />
      )}
    </Page>
  );
}
