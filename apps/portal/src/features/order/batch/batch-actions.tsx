import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useApi, useCommand, useQuery } from '@lading/api-client/react';
import { type Outcome, useFormat } from '@lading/ui';
import { BatchApproval, BatchBar, type BatchDraft, type BatchPaper, BatchPrint } from '@lading/ui/bill-batch';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { rolesOf } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { confirmationsOf } from './confirmations.ts';
import { papersOf } from './papers.ts';
import { draftOf, latest, type Standing } from './standing.ts';

const { blBatch, approveBlBatch, exportBlBatch, exportOrders } = contract.order;
/** As many as the calls take. */
const MOST = 50;
const NONE: readonly Standing[] = [];
type Work = 'print' | 'export' | 'list';

/** The drafts of the chosen bookings for as long as they are asked about, and their approval. */
function useApproval(bookingIds: number[], open: boolean) {
  const text = useText();
  const query = useQuery(blBatch, open ? { bookingIds } : null, { refreshOnFocus: false });
  const { run } = useCommand(approveBlBatch);
  const [answered, setAnswered] = useState(NONE);
  const loadable = useLoadable(query);
  const asked = loadable.status === 'ready' ? loadable.data.list : NONE;
  const drafts = useMemo(() => latest(asked, answered).map(draftOf), [asked, answered]);
  return {
    drafts: loadable.status === 'ready' ? ({ status: 'ready', data: drafts } as const) : loadable,
    forget: () => setAnswered(NONE),
    async approve(wanted: readonly BatchDraft[]): Promise<Outcome> {
      const sent = await run({
        bookingIds: wanted.map(({ id }) => Number(id)),
        versions: wanted.map(({ version }) => version),
      });
      if (!sent.ok) return { ok: false, message: errorText(text, sent.error) };
      setAnswered((before) => [...sent.data.list, ...before]);
      return { ok: true };
    },
  };
}

/** What can be done with the bookings that are chosen in the list: approve together, print, export. */
export function BatchActions({ chosen }: { chosen: ReadonlySet<number> }) {
  const text = useText();
  const api = useApi();
  const { notices } = usePortal();
  const { minute } = useFormat();
  const mayApprove = rolesOf(useSession()).includes('bill:confirm');
  const [open, setOpen] = useState(false);
  const [running, setRunning] = useState<Work>();
  const [failure, setFailure] = useState<string>();
  const [papers, setPapers] = useState<readonly BatchPaper[]>();
  const bookingIds = useMemo(() => [...chosen], [chosen]);
  const approval = useApproval(bookingIds, open);

  const work = async (name: Work, act: () => Promise<void>) => {
    setFailure(undefined);
    if (bookingIds.length > MOST) return setFailure(text('orders.batch.most', { most: MOST }));
    setRunning(name);
    const done = await settle(act());
    setRunning(undefined);
    if (!done.ok) setFailure(errorText(text, done.error));
  };
  const leaveOut = (left: readonly Standing[], why: 'orders.batch.noDraft' | 'orders.batch.nothing') => {
    const numbers = left.map(({ billNo }) => billNo).join(', ');
    if (left.length > 0) notices.show({ kind: 'warning', text: text(why, { numbers }) });
  };
  /** The chosen bookings that have a draft, and those that have none. */
  const sorted = async () => {
    const { list } = await api.client.call(blBatch, { bookingIds });
    return [list.filter(({ version }) => version > 0), list.filter(({ version }) => version === 0)] as const;
  };
  const drawn = async () => {
    const [drafts, none] = await sorted();
    leaveOut(none, 'orders.batch.noDraft');
    return drafts;
  };
  const print = () =>
    work('print', async () => {
      const [drafts, none] = await sorted();
      const without = none.map(({ bookingId }) => bookingId);
      const confirmed = await confirmationsOf(api, without, { text, minute });
      const left = none.filter(({ bookingNo }) => confirmed.every(({ number }) => number !== bookingNo));
      leaveOut(left, 'orders.batch.nothing');
      const papers = [...(await papersOf(api, drafts)), ...confirmed];
      if (papers.length > 0) setPapers(papers);
    });
  const save = () =>
    work('export', async () => {
      const drafts = await drawn();
      if (drafts.length === 0) return;
      const file = await api.client.call(exportBlBatch, { bookingIds: drafts.map(({ bookingId }) => bookingId) });
      saveBlob(file, `${text('orders.batch.fileName', { count: drafts.length })}.xlsx`);
    });
  const list = () =>
    work('list', async () => {
      const file = await api.client.call(exportOrders, { bookingIds });
      saveBlob(file, `${text('orders.batch.listName', { count: bookingIds.length })}.xlsx`);
    });
  const ask = () => {
    setFailure(bookingIds.length > MOST ? text('orders.batch.most', { most: MOST }) : undefined);
    if (bookingIds.length <= MOST) setOpen(true);
  };
  return (
    <>
      <BatchBar
        running={running}
        failure={failure}
        onApprove={mayApprove ? ask : undefined}
        onPrint={() => void print()}
        onExport={() => void save()}
        onList={() => void list()}
      />
      <BatchApproval
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) approval.forget();
        }}
        drafts={approval.drafts}
        onApprove={approval.approve}
      />
      {papers && <BatchPrint papers={papers} onPrinted={() => setPapers(undefined)} />}
    </>
  );
}
