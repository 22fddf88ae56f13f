import type { Code, contract, Out } from '@lading/api-client/contract';
import { Button, Empty, icons, Panel, Stack, Tag, Text, useFormat } from '@lading/ui';
import { useState } from 'react';
import { useMenuOf } from '../../app/use-menu.ts';
import { useText } from '../../i18n/text.ts';
import { groupsOf } from './groups.ts';
import { RolePeopleDialog } from './role-people-dialog.tsx';
import { RoleSight } from './role-sight.tsx';
import type { RoleRow } from './use-roles.ts';

interface RolePreviewProps {
  row: RoleRow;
  label: string;
  /** as they will be once saved */
  codes: readonly Code[];
  /** the house's own people */
  staff: Out<typeof contract.desk.roleTable>['staff'];
}

/** One role in words: the menu that it sees, what it may do, and who has it. */
export function RolePreview({ row, label, codes, staff }: RolePreviewProps) {
  const text = useText();
  const { minute } = useFormat();
  const now = useMenuOf(codes);
  const before = useMenuOf(row.codes);
  const seen = [...new Map([...before, ...now].map((entry) => [entry.id, entry])).values()];
  // What stands in no group stands above them in the menu, too.
  const groups = [...new Set(seen.map(({ group }) => group ?? ''))].toSorted(
    (a, b) => Number(a !== '') - Number(b !== ''),
  );
  const isIn = (list: typeof now, id: string) => list.some((entry) => entry.id === id);
  const edited = row.editedAt
    ? text('roles.edited', { name: row.editedBy || '—', time: minute(row.editedAt) })
    : text('roles.asBuilt');
  const [giving, setGiving] = useState(false);
  const [seeing, setSeeing] = useState(false);
  return (
    <Stack>
      <Button icon={icons.eye} onClick={() => setSeeing(true)}>
        {text('roles.seeAs', { role: label })}
      </Button>
      {seeing && <RoleSight row={row} label={label} codes={codes} onEnd={() => setSeeing(false)} />}
      <Panel title={text('roles.sees', { role: label })} tag={<Text tone="secondary">{text('roles.seesHint')}</Text>}>
        {seen.length === 0 ? (
          <Empty title={text('roles.doesNothing')} />
        ) : (
          <Stack gap="sm">
            {groups.map((group) => (
              <div key={group}>
                <Text size="dense" strong>
                  {group || text('roles.plain')}
                </Text>
                <ul>
                  {seen
                    .filter((entry) => (entry.group ?? '') === group)
                    .map(({ id, label: name }) => (
                      <li key={id}>
                        {name} {!isIn(before, id) && <Tag>{text('roles.new')}</Tag>}
                        {!isIn(now, id) && <Tag>{text('roles.gone')}</Tag>}
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </Stack>
        )}
      </Panel>
      <Panel title={text('roles.does')}>
        <Stack gap="sm">
          {codes.length === 0 && <Text tone="secondary">{text('roles.doesNothing')}</Text>}
          {groupsOf(codes).map((group) => (
            <p key={group.name}>
              <strong>{text(`roles.group.${group.name}`)}</strong>{' '}
              {group.codes.map((code) => text(`roles.code.${code}`)).join(text('roles.comma'))}
            </p>
          ))}
        </Stack>
      </Panel>
      <Panel
        title={text('roles.people')}
        tag={<Text tone="secondary">{text('roles.counted', { count: row.people })}</Text>}
      >
        <Stack gap="sm" align="start">
          <p>{row.names.join(text('roles.comma')) || (row.people === 0 ? text('roles.nobody') : '')}</p>
          <Text tone="secondary">{edited}</Text>
          {row.side === 'staff' && <Button onClick={() => setGiving(true)}>{text('roles.givePeople')}</Button>}
        </Stack>
        {giving && <RolePeopleDialog row={row} staff={staff} onClose={() => setGiving(false)} />}
      </Panel>
    </Stack>
  );
}
