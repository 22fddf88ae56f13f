import type { Code } from '@lading/api-client/contract';
import { Empty, Panel, Stack, Tag, Text, useFormat } from '@lading/ui';
import { useMenuOf } from '../../app/use-menu.ts';
import { useText } from '../../i18n/text.ts';
import { groupsOf } from './groups.ts';
import type { RoleRow } from './use-roles.ts';

interface RolePreviewProps {
  row: RoleRow;
  label: string;
  /** as they will be once saved */
  codes: readonly Code[];
}

/** One role in words: the menu that it sees, what it may do, and who has it. */
export function RolePreview({ row, label, codes }: RolePreviewProps) {
  const text = useText();
  const { minute } = useFormat();
  const now = useMenuOf(codes);
  const before = useMenuOf(row.codes);
  const seen = [...new Map([...before, ...now].map((entry) => [entry.id, entry])).values()];
  const isIn = (list: typeof now, id: string) => list.some((entry) => entry.id === id);
  const edited = row.editedAt
    ? text('roles.edited', { name: row.editedBy || '—', time: minute(row.editedAt) })
    : text('roles.asBuilt');
  return (
    <Stack>
      <Panel title={text('roles.sees', { role: label })} tag={<Text tone="secondary">{text('roles.seesHint')}</Text>}>
        {seen.length === 0 ? (
          <Empty title={text('roles.doesNothing')} />
        ) : (
          <ul>
            {seen.map(({ id, label: name, group }) => (
              <li key={id}>
                {group ? `${group} / ${name}` : name} {!isIn(before, id) && <Tag>{text('roles.new')}</Tag>}
                {!isIn(now, id) && <Tag>{text('roles.gone')}</Tag>}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={text('roles.does')}>
        {codes.length === 0 && <Text tone="secondary">{text('roles.doesNothing')}</Text>}
        {groupsOf(codes).map((group) => (
          <p key={group.name}>
            <strong>{text(`roles.group.${group.name}`)}</strong>{' '}
            {group.codes.map((code) => text(`roles.code.${code}`)).join(text('roles.comma'))}
          </p>
        ))}
      </Panel>
      <Panel
        title={text('roles.people')}
        tag={<Text tone="secondary">{text('roles.counted', { count: row.people })}</Text>}
      >
        <p>{row.names.join(text('roles.comma')) || (row.people === 0 ? text('roles.nobody') : '')}</p>
        <Text tone="secondary">{edited}</Text>
      </Panel>
    </Stack>
  );
}
