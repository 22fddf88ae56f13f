import { Avatar, type DataColumn, Inline, StatusTag, Tag, Text, TextButton, useFormat, useLanguage } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { called } from '../../../kit/called.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { useSession } from '../../../session/use-session.ts';
import { masked } from '../account/masked.ts';
import type { Person } from './members-list.ts';
import { nameOfRole } from './roles.ts';

/** What can be done with somebody. */
export type Doing = 'roles' | 'reset' | 'switch';

/** What is shown of a company's people, and what their owner can do with each of them but himself. */
export function useMembersColumns(onDo: (doing: Doing, person: Person) => void): readonly DataColumn<Person>[] {
  const text = useText();
  const session = useSession();
  const { minute } = useFormat();
  const language = useLanguage();
  const own = session.kind === 'guest' ? undefined : session.user.user.id;
  return useMemo(
    () =>
      columnsOf<Person>()(text, 'members', {
        name: {
          cell: (person) => {
            const { name } = called(language, person);
            return (
              <Inline as="span" gap="sm" wrap={false}>
                <Avatar name={name} decorative />
                {name}
              </Inline>
            );
          },
          value: (person) => called(language, person).name,
          sticky: 'start',
        },
        phone: { cell: ({ account }) => masked(account), numeric: true },
        roles: {
          cell: ({ roles }) => (
            <Inline as="span" gap="xs">
              {roles.map((role) => (
                <Tag key={role}>{nameOfRole(text, role)}</Tag>
              ))}
            </Inline>
          ),
        },
        lastLogin: { cell: ({ lastLogin }) => (lastLogin ? minute(lastLogin) : text('members.never')), numeric: true },
        state: {
          cell: ({ active }) => (
            <StatusTag tone={active ? 'success' : 'neutral'}>
              {text(active ? 'members.state.on' : 'members.state.off')}
            </StatusTag>
          ),
        },
        actions: {
          cell: (person) =>
            person.id === own ? (
              <Text as="span" tone="secondary" size="dense">
                {text('members.you')}
              </Text>
            ) : (
              <Inline as="span" gap="md">
                <TextButton onClick={() => onDo('roles', called(language, person))}>{text('members.roles')}</TextButton>
                <TextButton onClick={() => onDo('reset', called(language, person))}>{text('members.reset')}</TextButton>
                <TextButton onClick={() => onDo('switch', called(language, person))}>
                  {text(person.active ? 'members.off' : 'members.on')}
                </TextButton>
              </Inline>
            ),
          sticky: 'end',
        },
      }),
    [text, minute, own, onDo, language],
  );
}
