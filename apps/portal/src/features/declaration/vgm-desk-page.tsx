import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, DataTable, DescriptionList, Dialog, icons, Stack, Text, useFormat } from '@lading/ui';
import { afterVgmEvent } from '@lading/validators/vgm';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { DecideForm } from './decide-form.tsx';
import { DeclarationHistory } from './frame.tsx';
import { VgmTag } from './state-tag.tsx';
import { useDeclarationPdf } from './use-papers.ts';
import { VgmList } from './vgm-list.tsx';

const { vgm, answerVgm } = contract.order;
const route = getRouteApi('/_member/backstage/vgm');
type Vgm = Out<typeof vgm>;
type Box = Vgm['list'][number];

const DECISIONS = ['send', 'accept', 'refuse', 'reopen'] as const;
const PLACES = ['vgm', 'cargo', 'dunnage', 'tare', 'ctnNo', 'ctnType', 'sealNo', 'certificateNo'] as const;

/** The containers of a sheet; those are picked that the answer is about. */
function Boxes({
  boxes,
  picked,
  onPick,
}: {
  boxes: readonly Box[];
  picked: ReadonlySet<number>;
  onPick(ids: ReadonlySet<number>): void;
}) {
  const text = useText();
  const { weight, minute } = useFormat();
  return (
    <DataTable
      label={text('declaration.boxes')}
      state="ready"
      rows={boxes}
      rowKey={({ id }) => id ?? 0}
      rowName={({ ctnNo }) => ctnNo}
      selected={picked}
      onSelectedChange={(keys) => onPick(new Set([...keys].map(Number)))}
      columns={[
        { id: 'ctnNo', header: text('declaration.field.ctnNo'), cell: ({ ctnNo }) => ctnNo, sticky: 'start' },
        { id: 'ctnType', header: text('declaration.field.ctnType'), cell: ({ ctnType }) => ctnType },
        {
          id: 'method',
          header: text('declaration.way'),
          cell: ({ method }) => text(`declaration.method.${method}`),
        },
        { id: 'cargo', header: text('declaration.field.cargo'), cell: ({ cargo }) => weight(cargo), numeric: true },
        {
          id: 'dunnage',
          header: text('declaration.field.dunnage'),
          cell: ({ dunnage }) => weight(dunnage),
          numeric: true,
        },
        { id: 'tare', header: text('declaration.field.tare'), cell: ({ tare }) => weight(tare), numeric: true },
        { id: 'vgm', header: text('declaration.field.vgm'), cell: ({ kilograms }) => weight(kilograms), numeric: true },
        { id: 'sealNo', header: text('declaration.field.sealNo'), cell: ({ sealNo }) => sealNo || '—' },
        { id: 'at', header: text('declaration.col.submitted'), cell: ({ submittedAt }) => minute(submittedAt) },
        {
          id: 'state',
          header: text('declaration.field.status'),
          sticky: 'end',
          cell: ({ status, statusName }) => <VgmTag status={status} name={statusName} />,
        },
      ]}
    />
  );
}

function Answer({ of, onClose }: { of: Vgm; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(answerVgm);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<string>();
  const pdf = useDeclarationPdf(of.bookingId, of.bookingNo);
  const { head, list, bookingId, revision, locked } = of;
  const about = list.filter(({ id }) => id !== null && (picked.size === 0 || picked.has(id)));
  const decisions = DECISIONS.filter((one) => about.some(({ status }) => afterVgmEvent(status, one) !== undefined));
  const send = async (
    decision: (typeof DECISIONS)[number] | 'unlock',
    reason = '',
    reasons: { path: string; text: string }[] = [],
  ) => {
    setFailure(undefined);
    const ids = about.flatMap(({ id, status }) =>
      decision !== 'unlock' && id !== null && afterVgmEvent(status, decision) !== undefined ? [id] : [],
    );
    const sent = await run({ bookingId, decision, ids, reason, reasons, revision, requestId: crypto.randomUUID() });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('declaration.done') });
    if (decision !== 'unlock') onClose();
  };
  return (
    <Stack>
      <DescriptionList
        items={[
          { name: text('declaration.field.responsible'), value: head.responsible },
          { name: text('declaration.field.signatory'), value: head.signatory },
          { name: text('declaration.field.weighingParty'), value: head.weighingParty },
          { name: text('declaration.field.weighedOn'), value: head.weighedOn },
        ]}
      />
      <Boxes boxes={list.filter(({ id }) => id !== null)} picked={picked} onPick={setPicked} />
      <div>
        <Button size="sm" icon={icons.print} onClick={() => void pdf()}>
          {text('declaration.pdf')}
        </Button>{' '}
        {locked && (
          <Button size="sm" icon={icons.lock} onClick={() => void send('unlock')}>
            {`${text('declaration.decide.unlock')} · ${locked.lockedBy}`}
          </Button>
        )}
      </div>
      {decisions.length === 0 ? (
        <Text tone="secondary">{text('declaration.nothing')}</Text>
      ) : (
        <DecideForm
          decisions={decisions}
          places={PLACES.map((value) => ({ value, label: text(`declaration.field.${value}`) }))}
          pending={pending}
          failure={failure}
          note={picked.size > 0 && <Text>{text('declaration.chosen', { count: picked.size })}</Text>}
          onDecide={(decision, reason, reasons) => void send(decision, reason, [...reasons])}
        />
      )}
      <DeclarationHistory log={of.log} />
    </Stack>
  );
}

function AnswerDialog({ bookingId, onClose }: { bookingId: number; onClose(): void }) {
  const text = useText();
  const query = useQuery(vgm, { bookingId });
  return (
    <Dialog
      size="bill"
      printable={false}
      open
      title={text('declaration.vgmTitle', { bookingNo: query.data?.bookingNo ?? '' })}
      onOpenChange={(open) => open || onClose()}
    >
      <Loaded of={useLoadable(query)}>{(data) => <Answer key={data.revision} of={data} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

/** What waits of the masses that customers declared, and the answers. */
export function VgmDeskPage() {
  const text = useText();
  const search = route.useSearch();
  const { bookingId } = search;
  return (
    <VgmList
      path="/backstage/vgm"
      search={search}
      title={text('routes.vgmDesk')}
      onOpen={(row, put) => put(row.bookingId)}
    >
      {(put) =>
        bookingId !== undefined && <AnswerDialog key={bookingId} bookingId={bookingId} onClose={() => put(undefined)} />
      }
    </VgmList>
  );
}
