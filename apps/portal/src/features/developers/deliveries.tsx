import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Button,
  type DataColumn,
  DataTable,
  Dialog,
  Empty,
  Inline,
  StatusTag,
  TextButton,
  useFormat,
} from '@lading/ui';
import { useCallback, useMemo } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { useLooking } from '../../kit/use-looking.ts';
import type { Webhook } from './webhook-dialog.tsx';

const { webhookLog, redeliver, testWebhook } = contract.message;
type Delivery = Out<typeof webhookLog>['records'][number];

const TONES = { waiting: 'info', sent: 'success', failed: 'danger' } as const;
const SIZE = 50;
/** Milliseconds until somebody looks again what became of it. */
const LOOK = 3_000;
const keyOf = ({ id }: Delivery) => id;
const nameOf = ({ eventId }: Delivery) => eventId;

function useColumns(again: (row: Delivery) => void): readonly DataColumn<Delivery>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Delivery>()(text, 'developers', {
        delivery: { cell: ({ event, eventId }) => `${event} · ${eventId}`, sticky: 'start' },
        createTime: { cell: ({ createTime }) => minute(createTime), numeric: true },
        tries: { cell: ({ tries }) => String(tries), numeric: true },
        answer: { cell: ({ status, failure }) => (status === 0 ? failure || '—' : String(status)) },
        state: {
          cell: ({ state }) => <StatusTag tone={TONES[state]}>{text(`developers.state.${state}`)}</StatusTag>,
        },
        act: {
          cell: (row) =>
            row.state !== 'waiting' && (
              <TextButton
                aria-label={text('developers.redeliverOf', { event: row.eventId })}
                onClick={() => again(row)}
              >
                {text('developers.redeliver')}
              </TextButton>
            ),
          sticky: 'end',
        },
      }),
    [text, minute, again],
  );
}

/** What was sent to an address, and the way to send it once more. */
export function Deliveries({ hook, onClose }: { hook: Webhook; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { id } = hook;
  const log = useQuery(webhookLog, { id, size: SIZE });
  const answer = useLoadable(log);
  useLooking(log.data?.records.some(({ state }) => state === 'waiting') ?? false, log.refresh, LOOK);
  const { run: sendAgain } = useCommand(redeliver);
  const { run: ping, pending } = useCommand(testWebhook);
  const say = useCallback(
    (done: { ok: true } | { ok: false; error: unknown }) =>
      done.ok
        ? notices.show({ kind: 'success', text: text('developers.queued') })
        : notices.show({ kind: 'error', text: errorText(text, done.error) }),
    [notices, text],
  );
  const again = useCallback((row: Delivery) => void sendAgain({ id: row.id }).then(say), [sendAgain, say]);
  const columns = useColumns(again);
  return (
    <Dialog
      size="account"
      open
      title={text('developers.log', { url: hook.url })}
      onOpenChange={(open) => open || onClose()}
    >
      <Inline>
        <Button loading={pending} onClick={() => void ping({ id }).then(say)}>
          {text('developers.ping')}
        </Button>
      </Inline>
      <Loaded of={answer}>
        {({ records }) => (
          <DataTable
            label={text('developers.deliveries')}
            columns={columns}
            rows={records}
            rowKey={keyOf}
            rowName={nameOf}
            state="ready"
            empty={<Empty title={text('developers.noDeliveries')} reason={text('developers.noDeliveriesReason')} />}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
