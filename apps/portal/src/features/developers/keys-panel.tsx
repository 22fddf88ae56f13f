import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Button,
  ConfirmDialog,
  type DataColumn,
  DataTable,
  Empty,
  icons,
  Panel,
  StatusTag,
  TextButton,
  useFormat,
} from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { KeyDialog } from './key-dialog.tsx';

const { apiKeys, revokeApiKey } = contract.message;
type Key = Out<typeof apiKeys>['list'][number];

function useColumns(onRevoke: (key: Key) => void): readonly DataColumn<Key>[] {
  const text = useText();
  const { minute, date } = useFormat();
  return useMemo(
    () =>
      columnsOf<Key>()(text, 'developers', {
        name: { cell: ({ name, ending }) => `${name} (…${ending})`, sticky: 'start' },
        scopes: { cell: ({ scopes }) => scopes.map((scope) => text(`developers.scope.${scope}`)).join(', ') },
        owner: { cell: ({ owner }) => owner },
        lastUsed: { cell: ({ lastUsed }) => (lastUsed ? minute(lastUsed) : text('developers.never')), numeric: true },
        expires: { cell: ({ expires }) => date(expires), numeric: true },
        act: {
          cell: (key) =>
            key.over ? (
              <StatusTag tone="neutral">{text('developers.over')}</StatusTag>
            ) : (
              <TextButton aria-label={text('developers.revokeOf', { name: key.name })} onClick={() => onRevoke(key)}>
                {text('developers.revoke')}
              </TextButton>
            ),
          sticky: 'end',
        },
      }),
    [text, minute, date, onRevoke],
  );
}

const keyOf = ({ id }: Key) => id;
const nameOf = ({ name }: Key) => name;

/** Keys of the company: made, seen when they were last used, taken back. */
export function KeysPanel() {
  const text = useText();
  const { notices } = usePortal();
  const answer = useLoadable(useQuery(apiKeys, undefined));
  const { run, pending } = useCommand(revokeApiKey);
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<Key>();
  const columns = useColumns(setAsked);
  const revoke = async ({ id }: Key) => {
    const done = await run({ id });
    setAsked(undefined);
    if (done.ok) notices.show({ kind: 'success', text: text('developers.revoked') });
    else notices.show({ kind: 'error', text: errorText(text, done.error) });
  };
  return (
    <Panel
      title={text('developers.keys')}
      actions={
        <Button size="sm" icon={icons.plus} onClick={() => setMaking(true)}>
          {text('developers.newKey')}
        </Button>
      }
    >
      <Loaded of={answer}>
        {({ list }) => (
          <DataTable
            label={text('developers.keysList')}
            columns={columns}
            rows={list}
            rowKey={keyOf}
            rowName={nameOf}
            state="ready"
            empty={<Empty title={text('developers.noKeys')} reason={text('developers.noKeysReason')} />}
          />
        )}
      </Loaded>
      {making && <KeyDialog onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={asked !== undefined}
        question={text('developers.revokeAsk', { name: asked?.name ?? '' })}
        confirmLabel={text('developers.revoke')}
        tone="danger"
        pending={pending}
        onOpenChange={(open) => open || setAsked(undefined)}
        onConfirm={() => asked && void revoke(asked)}
      />
    </Panel>
  );
}
