import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Button,
  ConfirmDialog,
  type DataColumn,
  DataTable,
  Empty,
  Inline,
  icons,
  Panel,
  StatusTag,
  TextButton,
} from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { Deliveries } from './deliveries.tsx';
import { type Webhook, WebhookDialog } from './webhook-dialog.tsx';

const { webhookList, deleteWebhook } = contract.message;
type What = 'change' | 'log' | 'delete';
interface Asked {
  readonly what: What;
  readonly hook: Webhook;
}
const WHATS: readonly What[] = ['change', 'log', 'delete'];
const keyOf = ({ id }: Webhook) => id;
const nameOf = ({ url }: Webhook) => url;

function useColumns(ask: (asked: Asked) => void): readonly DataColumn<Webhook>[] {
  const text = useText();
  return useMemo(
    () =>
      columnsOf<Webhook>()(text, 'developers', {
        url: { cell: ({ url }) => url, sticky: 'start' },
        events: { cell: ({ events }) => events.map((event) => text(`developers.event.${event}`)).join(', ') },
        sums: { cell: ({ sent, failed }) => text('developers.sumsOf', { sent, failed }) },
        active: {
          cell: ({ active }) => (
            <StatusTag tone={active ? 'success' : 'neutral'}>
              {text(active ? 'developers.on' : 'developers.off')}
            </StatusTag>
          ),
        },
        act: {
          cell: (hook) => (
            <Inline as="span" gap="sm">
              {WHATS.map((what) => (
                <TextButton
                  key={what}
                  aria-label={text('developers.actOf', { act: text(`developers.act.${what}`), url: hook.url })}
                  onClick={() => ask({ what, hook })}
                >
                  {text(`developers.act.${what}`)}
                </TextButton>
              ))}
            </Inline>
          ),
          sticky: 'end',
        },
      }),
    [text, ask],
  );
}

/** Addresses of the company that are told what happens. */
export function WebhooksPanel() {
  const text = useText();
  const { notices } = usePortal();
  const answer = useLoadable(useQuery(webhookList, undefined));
  const { run, pending } = useCommand(deleteWebhook);
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const columns = useColumns(setAsked);
  const close = () => setAsked(undefined);
  const remove = async (hook: Webhook) => {
    const done = await run({ id: hook.id });
    close();
    if (!done.ok) notices.show({ kind: 'error', text: errorText(text, done.error) });
  };
  return (
    <Panel
      title={text('developers.hooks')}
      actions={
        <Button size="sm" icon={icons.plus} onClick={() => setAdding(true)}>
          {text('developers.newHook')}
        </Button>
      }
    >
      <Loaded of={answer}>
        {({ list }) => (
          <DataTable
            label={text('developers.hooksList')}
            columns={columns}
            rows={list}
            rowKey={keyOf}
            rowName={nameOf}
            state="ready"
            empty={<Empty title={text('developers.noHooks')} reason={text('developers.noHooksReason')} />}
          />
        )}
      </Loaded>
      {adding && <WebhookDialog hook={undefined} onClose={() => setAdding(false)} />}
      {asked?.what === 'change' && <WebhookDialog hook={asked.hook} onClose={close} />}
      {asked?.what === 'log' && <Deliveries hook={asked.hook} onClose={close} />}
      <ConfirmDialog
        open={asked?.what === 'delete'}
        question={text('developers.deleteAsk', { url: asked?.hook.url ?? '' })}
        confirmLabel={text('developers.act.delete')}
        tone="danger"
        pending={pending}
        onOpenChange={(open) => open || close()}
        onConfirm={() => asked && void remove(asked.hook)}
      />
    </Panel>
  );
}
