import { tableState } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type DataColumn, DataTable, Inline, Panel, StatusTag, TextButton, useFormat, useLanguage } from '@lading/ui';
import { useMemo, useState } from 'react';
import { errorText } from '../../app/error-text.ts';
import { type MessageId, useText } from '../../i18n/text.ts';
import { called } from '../../kit/called.ts';
import { columnsOf } from '../../kit/columns.ts';
import { type Doing, PersonDialog } from './person-dialog.tsx';

const { webUserPage } = contract.user;
type Person = Out<typeof webUserPage>['records'][number];

const keyOf = ({ id }: Person) => id;
const nameOf = ({ name }: Person) => name;

function useColumns(onDo: (doing: Doing) => void): readonly DataColumn<Person>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Person>()(text, 'customers', {
        person: { cell: ({ name }) => name, sticky: 'start' },
        account: { cell: ({ account }) => account },
        roles: { cell: ({ roles }) => roles.map((role) => text(`customers.role.${role}` as MessageId)).join(', ') },
        state: {
          cell: ({ active }) => (
            <StatusTag tone={active ? 'success' : 'danger'}>
              {text(active ? 'customers.active' : 'customers.forbidden')}
            </StatusTag>
          ),
        },
        lastLogin: { cell: ({ lastLogin }) => (lastLogin ? minute(lastLogin) : '—'), numeric: true },
        actions: {
          cell: (person) => {
            const action = (what: Doing['what']) => (
              <TextButton
                aria-label={text(`customers.${what}Of`, { name: person.name })}
                onClick={() => onDo({ what, person })}
              >
                {text(`customers.${what}`)}
              </TextButton>
            );
            return (
              <Inline>
                {action('setRoles')}
                {action('reset')}
                {action(person.active ? 'forbid' : 'activate')}
              </Inline>
            );
          },
          sticky: 'end',
        },
      }),
    [text, minute, onDo],
  );
}

/** The people of a customer, whose roles, passwords and doors the administrator has in hand. */
export function PeoplePanel({ customerId }: { customerId: number }) {
  const text = useText();
  const [doing, setDoing] = useState<Doing>();
  const language = useLanguage();
  const query = useQuery(webUserPage, { customerId, current: 1, size: 100 });
  const { rows, ...state } = tableState(query, (cause) => errorText(text, cause));
  const people = useMemo(() => rows.map((person) => called(language, person)), [rows, language]);
  const columns = useColumns(setDoing);
  return (
    <Panel title={text('customers.people')}>
      <DataTable
        label={text('customers.peopleList')}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        loadingRows={2}
        {...state}
        rows={people}
      />
      {doing && <PersonDialog key={`${doing.what}${doing.person.id}`} {...doing} onClose={() => setDoing(undefined)} />}
    </Panel>
  );
}
