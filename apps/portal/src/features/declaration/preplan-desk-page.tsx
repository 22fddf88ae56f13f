import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Alert, DataTable, DescriptionList, Dialog, Stack, Text } from '@lading/ui';
import { afterPreplanEvent, PREPLAN_PARTIES, type PreplanDraft } from '@lading/validators/preplan';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { DecideForm } from './decide-form.tsx';
import { DeclarationHistory } from './frame.tsx';
import { PreplanList } from './preplan-list.tsx';
import { PreplanTag } from './state-tag.tsx';
import { ChangeTable, usePlaceName } from './sync-dialog.tsx';

const { preplan, answerPreplan } = contract.order;
const route = getRouteApi('/_member/backstage/preplan');
type Preplan = Out<typeof preplan>;

const DECISIONS = ['send', 'accept', 'refuse', 'cancel'] as const;

/** Every place of a paper that a refusal can name. */
const placesOf = ({ header, shipper, goods, boxes }: PreplanDraft): string[] => [
  ...Object.keys(header).map((name) => `header.${name}`),
  ...PREPLAN_PARTIES.flatMap((role) => Object.keys(shipper).map((name) => `${role}.${name}`)),
  ...goods.flatMap((row, at) => Object.keys(row).map((name) => `goods.${at}.${name}`)),
  ...boxes.flatMap((row, at) => Object.keys(row).map((name) => `boxes.${at}.${name}`)),
];

function Paper({ draft }: { draft: PreplanDraft }) {
  const text = useText();
  const { header } = draft;
  const goods = useMemo(() => draft.goods.map((row, key) => ({ ...row, key })), [draft]);
  const fields = (Object.keys(header) as (keyof typeof header)[]).map((name) => ({
    name: text(`declaration.field.${name}`),
    value: header[name],
    mono: true,
  }));
  const parties = PREPLAN_PARTIES.map((role) => ({
    name: text(`declaration.${role}`),
    value: Object.values(draft[role]).filter(Boolean).join(', '),
    mono: true,
    wide: true,
  }));
  return (
    <>
      <DescriptionList layout="cells" items={[...fields, ...parties]} />
      <DataTable
        label={text('declaration.goods')}
        state="ready"
        rows={goods}
        rowKey={({ key }) => key}
        columns={[
          { id: 'description', header: text('declaration.field.description'), cell: (row) => row.description },
          { id: 'hsCode', header: text('declaration.field.hsCode'), cell: ({ hsCode }) => hsCode || '—' },
          { id: 'number', header: text('declaration.field.number'), cell: ({ number }) => number, numeric: true },
          { id: 'weight', header: text('declaration.field.weight'), cell: ({ weight }) => weight, numeric: true },
          { id: 'into', header: text('declaration.field.into'), cell: ({ into }) => into || '—' },
        ]}
      />
      <DataTable
        label={text('declaration.boxes')}
        state="ready"
        rows={draft.boxes}
        rowKey={({ ctnNo }) => ctnNo}
        columns={[
          { id: 'ctnNo', header: text('declaration.field.ctnNo'), cell: ({ ctnNo }) => ctnNo },
          { id: 'ctnType', header: text('declaration.field.ctnType'), cell: ({ ctnType }) => ctnType },
          { id: 'sealNo', header: text('declaration.field.sealNo'), cell: ({ sealNo }) => sealNo || '—' },
        ]}
      />
    </>
  );
}

function Answer({ of, onClose }: { of: Preplan; onClose(): void }) {
  const text = useText();
  const place = usePlaceName();
  const { notices } = usePortal();
  const { run, pending } = useCommand(answerPreplan);
  const [failure, setFailure] = useState<string>();
  const { bookingId, revision, status } = of;
  const decisions = DECISIONS.filter((one) => afterPreplanEvent(status, one) !== undefined);
  const send = async (
    decision: (typeof DECISIONS)[number],
    reason: string,
    reasons: { path: string; text: string }[],
  ) => {
    setFailure(undefined);
    const sent = await run({ bookingId, decision, reason, reasons, revision, requestId: crypto.randomUUID() });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('declaration.done') });
    onClose();
  };
  return (
    <Stack>
      <div>
        <PreplanTag status={status} name={of.statusName} />
      </div>
      {of.differs.length > 0 && <Alert kind="warning" title={text('declaration.differsTitle')} />}
      <Paper draft={of.draft} />
      {of.differences.length > 0 && <ChangeTable changes={of.differences} label={text('declaration.differences')} />}
      {decisions.length === 0 ? (
        <Text tone="secondary">{of.statusName}</Text>
      ) : (
        <DecideForm
          decisions={decisions}
          places={placesOf(of.draft).map((value) => ({ value, label: place(value) }))}
          pending={pending}
          failure={failure}
          onDecide={(decision, reason, reasons) => void send(decision, reason, [...reasons])}
        />
      )}
      <DeclarationHistory log={of.log} />
    </Stack>
  );
}

function AnswerDialog({ bookingId, onClose }: { bookingId: number; onClose(): void }) {
  const text = useText();
  const query = useQuery(preplan, { bookingId });
  return (
    <Dialog
      size="bill"
      printable={false}
      open
      title={text('declaration.preplanTitle', { bookingNo: query.data?.bookingNo ?? '' })}
      onOpenChange={(open) => open || onClose()}
    >
      <Loaded of={useLoadable(query)}>{(data) => <Answer key={data.revision} of={data} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

/** Pre-plans that customers submitted, and what customs said to them. */
export function PreplanDeskPage() {
  const text = useText();
  const search = route.useSearch();
  const { bookingId } = search;
  return (
    <PreplanList
      path="/backstage/preplan"
      search={search}
      title={text('routes.preplanDesk')}
      onOpen={(row, put) => put(row.bookingId)}
    >
      {(put) =>
        bookingId !== undefined && <AnswerDialog key={bookingId} bookingId={bookingId} onClose={() => put(undefined)} />
      }
    </PreplanList>
  );
}
