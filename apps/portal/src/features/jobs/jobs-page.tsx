import { contract, JOB_KINDS, JOB_STATES, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, type DataColumn, LinkTabs, Page, StatusTag, useFormat } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, said } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { JobsSearch } from './jobs-search.ts';
import { ScheduledPart } from './scheduled-part.tsx';

const { jobPage, retryJob } = contract.message;
type Job = Out<typeof jobPage>['records'][number];

const route = getRouteApi('/_member/backstage/jobs');
const TONES = { waiting: 'info', active: 'info', done: 'success', failed: 'danger' } as const;

const jobList = defineList(jobPage, {
  name: 'jobs',
  path: '/backstage/jobs',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ kind, about }) => `${kind} ${about}`,
  arg: ({ current, size }, { kind, state }: JobsSearch) => ({ current, size, ...said({ kind, state }) }),
});

function useRetry(): { pending: boolean; retry(job: Job): Promise<void> } {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(retryJob);
  return {
    pending,
    async retry({ kind, id }) {
      const done = await run({ kind, id });
      if (done.ok) notices.show({ kind: 'success', text: text('jobs.retried') });
      else notices.show({ kind: 'error', text: errorText(text, done.error) });
    },
  };
}

function useColumns(): readonly DataColumn<Job>[] {
  const text = useText();
  const { minute } = useFormat();
  const { retry, pending } = useRetry();
  return useMemo(
    () =>
      columnsOf<Job>()(text, 'jobs', {
        kind: { cell: ({ kind, about }) => `${text(`jobs.kind.${kind}`)} ${about}`, sticky: 'start' },
        createTime: { cell: ({ createTime }) => minute(createTime), numeric: true },
        tries: { cell: ({ tries }) => String(tries), numeric: true },
        next: { cell: ({ startAfter }) => (startAfter ? minute(startAfter) : '—'), numeric: true },
        doneAt: { cell: ({ doneAt }) => (doneAt ? minute(doneAt) : '—'), numeric: true },
        failure: { cell: ({ failure }) => failure || '—' },
        state: {
          cell: ({ state }) => <StatusTag tone={TONES[state]}>{text(`jobs.state.${state}`)}</StatusTag>,
        },
        act: {
          cell: (job) =>
            job.state === 'failed' && (
              <Button
                size="sm"
                aria-label={text('jobs.retryOf', { job: `${text(`jobs.kind.${job.kind}`)} ${job.about}` })}
                loading={pending}
                onClick={() => void retry(job)}
              >
                {text('jobs.retry')}
              </Button>
            ),
          sticky: 'end',
        },
      }),
    [text, minute, retry, pending],
  );
}

/** The two halves of the page, each with an address of its own. */
function Parts({ part }: Pick<JobsSearch, 'part'>) {
  const text = useText();
  return (
    <LinkTabs
      label={text('jobs.parts')}
      items={[
        { id: 'runs', label: text('jobs.runs'), href: '/backstage/jobs', current: part === undefined },
        {
          id: 'scheduled',
          label: text('jobs.scheduled'),
          href: '/backstage/jobs?part=scheduled',
          current: part === 'scheduled',
        },
      ]}
    />
  );
}

/** What the server does by itself: by its clock, and what was begun, how it went, and the way to try again. */
export function JobsPage() {
  const text = useText();
  const search = route.useSearch();
  const { part } = search;
  if (part === undefined) return <RunsPage search={search} />;
  return (
    <Page title={text('routes.jobs')} meta={text('jobs.scheduledLead')} fill>
      <Parts part={part} />
      <ScheduledPart />
    </Page>
  );
}

function RunsPage({ search }: { search: JobsSearch }) {
  const text = useText();
  const page = useListPage(jobList, search);
  const columns = useColumns();
  const label = text('routes.jobs');
  return (
    <Page title={label} meta={page.updated} fill>
      <Parts />
      <ListFilters
        page={page}
        label={label}
        clearable
        filters={[
          {
            name: 'kind',
            label: text('jobs.kind'),
            options: JOB_KINDS.map((value) => ({ value, label: text(`jobs.kind.${value}`) })),
            placeholder: text('jobs.anyKind'),
          },
          {
            name: 'state',
            label: text('jobs.state'),
            options: JOB_STATES.map((value) => ({ value, label: text(`jobs.state.${value}`) })),
            placeholder: text('jobs.anyState'),
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('jobs.none'), reason: text('jobs.noneReason') }}
        noMatch={{ title: text('jobs.noMatch'), reason: text('jobs.noMatchReason') }}
      />
    </Page>
  );
}
