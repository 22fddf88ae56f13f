import { contract, RELEASE_STATE, type ReleaseState } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, ConfirmDialog, DescriptionList, Inline, Panel, Select, Stack, Text, useFormat } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { type ReleaseBill, ReleaseChecks } from './release-checks.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseTag } from './release-state.tsx';

const { applyRelease, releaseStatus } = contract.order;
const { draft, applied, reviewing, released, returned } = RELEASE_STATE;
const IN_REVIEW: readonly ReleaseState[] = [applied, reviewing];

/** What became of an application: who, when, why, and under which number. */
export function ReleaseFacts({ application }: { application: NonNullable<ReleaseBill['application']> }) {
  const text = useText();
  const { minute } = useFormat();
  const { kind, applicant, appliedAt, decider, decidedAt, reason, telexNo, courierNo, receiver } = application;
  const facts = [
    { name: text('release.kind'), value: text(`release.kind.${kind}`) },
    ...(receiver.name ? [{ name: text('release.receiver'), value: `${receiver.name}, ${receiver.address}` }] : []),
    ...(telexNo ? [{ name: text('release.telexNo'), value: telexNo }] : []),
    ...(courierNo ? [{ name: text('release.courierNo'), value: courierNo }] : []),
  ];
  return (
    <Stack gap="sm">
      <DescriptionList items={facts} />
      {appliedAt && (
        <Text size="caption">{text('release.appliedBy', { name: applicant, time: minute(appliedAt) })}</Text>
      )}
      {decidedAt && decider && (
        <Text size="caption">{text('release.decidedBy', { name: decider, time: minute(decidedAt) })}</Text>
      )}
      {reason && <Text>{text('release.reason', { reason })}</Text>}
    </Stack>
  );
}

interface OrderReleaseProps {
  bookingId: number;
  /** who may apply */
  editable: boolean;
  onCharges?: (() => void) | undefined;
}

function BillRelease({ bill, bookingId, editable, onCharges }: OrderReleaseProps & { bill: ReleaseBill }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(applyRelease);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const { application, billId, kind } = bill;
  const status = application?.status;
  const begins = status === undefined || (!IN_REVIEW.includes(status) && status !== released);
  const label =
    status === returned ? 'release.resend' : status === draft ? 'release.change' : ('release.apply' as const);
  async function withdraw() {
    const revision = application?.revision ?? 0;
    const done = await run({ bookingId, billId, step: 'withdraw', kind, revision, requestId: crypto.randomUUID() });
    setAsking(false);
    const failed = !done.ok && errorText(text, done.error);
    notices.show(failed ? { kind: 'error', text: failed } : { kind: 'success', text: text('release.withdrawn') });
  }
  return (
    <Stack>
      {application && status !== draft && <ReleaseFacts application={application} />}
      {status !== released && <ReleaseChecks bill={bill} kind={kind} bookingId={bookingId} onCharges={onCharges} />}
      {editable && (
        <Inline gap="sm">
          {begins && <Button onClick={() => setOpen(true)}>{text(label)}</Button>}
          {status !== undefined && (IN_REVIEW.includes(status) || status === returned) && (
            <Button variant="ghost" loading={pending} onClick={() => setAsking(true)}>
              {text('release.withdraw')}
            </Button>
          )}
        </Inline>
      )}
      {open && <ReleaseDialog bookingId={bookingId} bill={bill} onCharges={onCharges} onClose={() => setOpen(false)} />}
      <ConfirmDialog
        open={asking}
        question={text('release.withdrawAsk')}
        confirmLabel={text('release.withdraw')}
        pending={pending}
        onOpenChange={setAsking}
        onConfirm={() => void withdraw()}
      >
        {text('release.withdrawText')}
      </ConfirmDialog>
    </Stack>
  );
}

function Bills({ bills, ...rest }: OrderReleaseProps & { bills: readonly ReleaseBill[] }) {
  const text = useText();
  const [chosen, setChosen] = useState<number>();
  const bill = bills.find(({ billId }) => billId === chosen) ?? bills[0];
  if (!bill) return <Text tone="secondary">{text('release.notYet')}</Text>;
  return (
    <Stack>
      {bills.length > 1 && (
        <Select
          label={text('release.bill')}
          options={bills.map(({ billId, billNo, main }, place) => ({
            value: String(billId),
            label: main ? billNo : `${billNo} (${place})`,
          }))}
          value={String(bill.billId)}
          onChange={({ target: { value } }) => setChosen(Number(value))}
        />
      )}
      {bill.application && (
        <div>
          <ReleaseTag status={bill.application.status} name={bill.application.statusName} />
        </div>
      )}
      <BillRelease key={bill.billId} bill={bill} {...rest} />
    </Stack>
  );
}

/** Release of the bills of a booking: what stands in the way, who acts, and the application. */
export function OrderRelease(props: OrderReleaseProps) {
  const text = useText();
  const query = useQuery(releaseStatus, { bookingId: props.bookingId });
  return (
    <Panel id="release" title={text('release.title')}>
      <Loaded of={useLoadable(query)}>{({ list }) => <Bills bills={list} {...props} />}</Loaded>
    </Panel>
  );
}
