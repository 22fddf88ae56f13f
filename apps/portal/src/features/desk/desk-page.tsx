import { contract, DESK_SCOPES, type DeskQueueKind, type DeskScope, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Page, Pagination, WorkQueue, type WorkQueueItem } from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { DESK_FRONT, DESK_PLACES } from '../../kit/desk-places.ts';
import { cellsOf, itemOf, keyOf } from '../../kit/desk-queues.ts';
import { listState } from '../../kit/list-state.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { STAFF_DESK } from '../../session/desk.ts';
import { CutOffsPanel } from './cut-offs-panel.tsx';
import type { DeskSearch } from './desk-search.ts';

const { deskQueue, takeWork, takeNext: nextWork } = contract.desk;
type Row = Out<typeof deskQueue>['records'][number];

const route = getRouteApi('/_member/backstage/');
/** Takes or gives back what waits, one thing at a time. */
function useTaking(records: readonly Row[]) {
  const text = useText();
  const { notices } = usePortal();
  const router = useRouter();
  const { run } = useCommand(takeWork);
  const { run: runNext } = useCommand(nextWork);
  const [taking, setTaking] = useState<string>();
  const take = async ({ id: key }: WorkQueueItem, taken: boolean) => {
    const row = records.find((one) => keyOf(one) === key);
    if (!row) return;
    setTaking(key);
    const done = await run({ kind: row.kind, id: row.id, taken });
    setTaking(undefined);
    if (done.ok) notices.show({ kind: 'success', text: text(taken ? 'desk.taken' : 'desk.givenBack') });
    else notices.show({ kind: 'warning', text: errorText(text, done.error) });
  };
  const takeNext = async (kind: DeskQueueKind | undefined, scope: 'team' | 'all') => {
    const done = await runNext({ scope, ...(kind && { kind }) });
    if (!done.ok) return notices.show({ kind: 'warning', text: errorText(text, done.error) });
    const { taken } = done.data;
    if (!taken) return notices.show({ kind: 'info', text: text('desk.nothingNext') });
    notices.show({ kind: 'success', text: text('desk.taken') });
    void router.navigate({ href: DESK_PLACES[taken.kind](taken) });
  };
  return { taking, take, takeNext };
}

/** Where the day of the forwarder's people begins: what waits, how long, until when, and whose it is. */
export function DeskPage() {
  const text = useText();
  const now = useNow();
  const router = useRouter();
  const { queue, scope = DESK_FRONT.scope, page = DESK_FRONT.current } = route.useSearch();
  const asked = { current: page, size: DESK_FRONT.size, scope, ...(queue && { kind: queue }) };
  const query = useQuery(deskQueue, asked, { keepPrevious: true });
  const answer = useLoadable(query);
  const { data } = query;
  const records = useMemo(() => data?.records ?? [], [data]);
  const items = useMemo(() => records.map(itemOf), [records]);
  const { taking, take, takeNext } = useTaking(records);
  const go = (part: DeskSearch) =>
    void router.navigate({
      to: STAFF_DESK,
      search: (before: DeskSearch) => ({ ...before, page: undefined, ...part }),
      replace: true,
      resetScroll: false,
    });
  const open = ({ id }: WorkQueueItem) => {
    const row = records.find((one) => keyOf(one) === id);
    if (row) void router.navigate({ href: DESK_PLACES[row.kind](row) });
  };
  const keys = useMemo(
    () => [
      { keys: ['/'], says: text('desk.keySearch') },
      { keys: ['ctrl', 'K'], says: text('desk.keyCommands') },
    ],
    [text],
  );
  const queues = useMemo(() => cellsOf(text, data?.queues ?? []), [data, text]);
  return (
    <Page title={text('routes.desk')} meta={text('desk.lead')} fill>
      <WorkQueue
        label={text('desk.work')}
        queues={queues}
        queue={queue}
        onQueueChange={(id) => go({ queue: id as DeskQueueKind | undefined })}
        scopes={DESK_SCOPES.map((value) => ({
          value,
          label: text(`desk.${value}`),
          ...(data && { count: data.scopes[value] }),
        }))}
        scope={scope}
        onScopeChange={(value) => go({ scope: value === 'team' ? undefined : (value as DeskScope) })}
        items={items}
        {...listState(answer)}
        onOpen={open}
        onTake={(item, taken) => void take(item, taken)}
        onTakeNext={scope === 'mine' ? undefined : () => void takeNext(queue, scope)}
        taking={taking}
        now={now}
        team={data?.team}
        recent={data?.recent}
        between={<CutOffsPanel />}
        moreKeys={keys}
        footer={
          <Pagination
            current={page}
            size={DESK_FRONT.size}
            sizes={[DESK_FRONT.size]}
            total={data?.total}
            onChange={({ current }) => go({ page: current === 1 ? undefined : current })}
          />
        }
      />
    </Page>
  );
}
