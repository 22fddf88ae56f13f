import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  BillTabs,
  Button,
  Empty,
  Heading,
  Inline,
  icons,
  LinkTabs,
  Loading,
  memorySource,
  Page,
  WebStatusTag,
} from '@lading/ui';
import { useBillName } from '@lading/ui/bill-review';
import { type BillDraftValues, type BillKind, createBillRecord, draftRecord, otherKind } from '@lading/validators/bill';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useNumber } from '../../../app/title.ts';
import { useText } from '../../../i18n/text.ts';
import { LoadedPage } from '../../../kit/loaded-page.tsx';
import { PaperTrail } from '../../../kit/paper-trail.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useMay } from '../../../session/use-may.ts';
import { CutOff } from './cut-off.tsx';
import { ExportMenu } from './export-menu.tsx';
import { InstructionDesk } from './instruction-desk.tsx';
import type { Keepers } from './keepers.ts';
import { SendingsPanel } from './sendings-panel.tsx';
import { SyncDialog } from './sync-dialog.tsx';
import { errorsOf } from './use-gate.ts';
import { type Instruction, useKeepers } from './use-keepers.ts';

const { instruction, addSiBill } = contract.order;
const route = getRouteApi('/_member/instructions_/$bookingId');
type BillId = number | null;

/** The bills as they stand, where nobody writes on them. */
function Read({ data, kind }: { data: Instruction; kind: BillKind }) {
  const text = useText();
  const source = useMemo(() => {
    const records = new Map(
      data.bills
        .filter((bill) => bill.kind === kind)
        .map(({ billId, values, revision }) => [
          billId,
          draftRecord(createBillRecord({ kind, bill: { version: revision } }), values as BillDraftValues),
        ]),
    );
    return memorySource((id: BillId) => records.get(id) ?? createBillRecord({ kind }));
  }, [data.bills, kind]);
  const subIds = data.bills.flatMap((bill) => (bill.kind === kind && bill.billId !== null ? [bill.billId] : []));
  const label = text(kind === 'MBL' ? 'instruction.masters' : 'instruction.houses');
  return (
    <>
      <Heading level={2} size={4}>
        {label}
      </Heading>
      {data.sendings.length > 0 && <SendingsPanel sendings={data.sendings} />}
      <BillTabs label={label} kind={kind} subIds={subIds} billSource={source} loaded={new Set(subIds)} />
    </>
  );
}

interface HeadProps {
  keepers: Keepers | undefined;
  data: Instruction;
  kind: BillKind;
  nameOf(kind: BillKind, billId: BillId): string;
}

/** What can be done with the bills of this kind. */
function Actions({ keepers, data, kind, nameOf }: HeadProps) {
  const text = useText();
  const { notices } = usePortal();
  const [syncing, setSyncing] = useState(false);
  const add = useCommand(addSiBill);
  const other = otherKind(kind);
  const has = data.bills.some((bill) => bill.kind === other);
  return (
    <>
      {data.open && keepers && has && (
        <Button icon={icons.swap} onClick={() => setSyncing(true)}>
          {text(kind === 'HBL' ? 'instruction.syncFromMaster' : 'instruction.syncFromHouse')}
        </Button>
      )}
      {data.mayAdd && !has && (
        <Button
          icon={icons.plus}
          loading={add.pending}
          onClick={async () => {
            const answer = await add.run({
              bookingId: data.bookingId,
              kind: other,
              requestId: crypto.randomUUID(),
            });
            if (!answer.ok) notices.show({ kind: 'error', text: errorText(text, answer.error) });
          }}
        >
          {text(other === 'HBL' ? 'instruction.addHouse' : 'instruction.addMaster')}
        </Button>
      )}
      <ExportMenu bookingId={data.bookingId} keepers={keepers} open={data.open} />
      {syncing && keepers && (
        <SyncDialog
          keepers={keepers}
          bookingId={data.bookingId}
          to={kind}
          first={null}
          nameOf={nameOf}
          onClose={() => setSyncing(false)}
        />
      )}
    </>
  );
}

function One({ data }: { data: Instruction }) {
  const text = useText();
  const router = useRouter();
  const name = useBillName();
  const mayWrite = useMay('si:edit');
  const { bill } = route.useSearch();
  const kept = useKeepers(data);
  const writes = data.open && mayWrite;
  const keepers = writes ? kept : undefined;
  const { bills, bookingId, bookingNo } = data;
  useNumber(bookingNo);
  const kind = bill && bills.some((one) => one.kind === bill) ? bill : data.kind;
  const kinds = (['MBL', 'HBL'] as const).filter((one) => bills.some((of) => of.kind === one));
  const nameOf = (of: BillKind, billId: BillId) => {
    const same = bills.filter((one) => one.kind === of);
    const at = same.findIndex((one) => one.billId === billId);
    return same[at]?.name || name(Math.max(0, at));
  };
  const open = (of: BillKind) =>
    void router.navigate({
      to: '/instructions/$bookingId',
      params: { bookingId: String(bookingId) },
      search: { bill: of },
    });
  const first = bills.find((one) => one.kind === kind)?.values.head as Readonly<Record<string, unknown>> | undefined;
  return (
    <Page
      fill
      edge={writes}
      title={text('instruction.title', { bookingNo })}
      meta={
        <Inline as="span">
          <WebStatusTag status={data.webStatus} name={data.webStatusName} />
          {[first?.['vessel'], first?.['voyage']].filter(Boolean).join(' / ')}
          {data.cutOff && <CutOff cutOff={data.cutOff} dated />}
        </Inline>
      }
      actions={<Actions keepers={keepers} data={data} kind={kind} nameOf={nameOf} />}
    >
      <PaperTrail paper="instruction" bookingId={bookingId} bookingNo={bookingNo} />
      {kinds.length > 1 && (
        <LinkTabs
          label={text('instruction.kinds')}
          items={kinds.map((one) => ({
            id: one,
            label: text(one === 'MBL' ? 'instruction.masters' : 'instruction.houses'),
            href: `/instructions/${bookingId}?bill=${one}`,
            current: one === kind,
            ...(keepers && {
              count: keepers
                .all()
                .filter((keeper) => keeper.kind === one)
                .reduce((sum, keeper) => sum + errorsOf(keeper).length, 0),
            }),
          }))}
        />
      )}
      {!writes ? (
        <Read data={data} kind={kind} />
      ) : keepers ? (
        <InstructionDesk key={kind} keepers={keepers} data={data} kind={kind} nameOf={nameOf} onOpen={open} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function Missing() {
  const text = useText();
  return (
    <Page title={text('routes.instruction')}>
      <Empty title={text('instruction.missing')} reason={text('instruction.missingReason')} />
    </Page>
  );
}

/** The instruction of one booking: written, sent, amended. */
export function InstructionPage() {
  const text = useText();
  const { bookingId: named } = route.useParams();
  const bookingId = Number(named);
  const found = useLoadable(useQuery(instruction, { bookingId }));
  return (
    <LoadedPage of={found} title={text('routes.instruction')}>
      {(data) => (data.bills.length === 0 ? <Missing /> : <One key={bookingId} data={data} />)}
    </LoadedPage>
  );
}
