import { tableState } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { DataTable, Panel, TextButton, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { masked } from '../account/masked.ts';
import { nameOfRole } from './roles.ts';

const { invitations, endInvitation } = contract.user;
type Invitation = Out<typeof invitations>['list'][number];
const keyOf = ({ phone }: Invitation) => phone;
const nameOf = ({ name }: Invitation) => name;
const NONE: readonly Invitation[] = [];

/** Who was asked in and has not come yet; not drawn where nobody is waited for. */
export function InvitationsPanel() {
  const text = useText();
  const { minute } = useFormat();
  const { notices } = usePortal();
  const query = useQuery(invitations, undefined);
  const { run } = useCommand(endInvitation);
  const columns = useMemo(
    () =>
      columnsOf<Invitation>()(text, 'members', {
        name: { cell: ({ name }) => name, sticky: 'start' },
        phone: { cell: ({ phone }) => masked(phone), numeric: true },
        roles: { cell: ({ roles }) => roles.map((role) => nameOfRole(text, role)).join(text('company.and')) },
        expires: { cell: ({ expires }) => minute(expires), numeric: true },
        actions: {
          cell: ({ phone }) => (
            <TextButton
              onClick={() =>
                void run({ phone }).then((ended) => {
                  if (ended.ok) notices.show({ kind: 'success', text: text('members.takenBack') });
                  else notices.show({ kind: 'error', text: errorText(text, ended.error) });
                })
              }
            >
              {text('members.takeBack')}
            </TextButton>
          ),
          sticky: 'end',
        },
      }),
    [text, minute, run, notices],
  );
  const rows = query.data?.list ?? NONE;
  if (rows.length === 0 && !query.error) return null;
  return (
    <Panel title={text('members.open')}>
      <DataTable
        label={text('members.openList')}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        {...tableState({ ...query, data: { records: rows } }, (cause) => errorText(text, cause))}
      />
    </Panel>
  );
}
