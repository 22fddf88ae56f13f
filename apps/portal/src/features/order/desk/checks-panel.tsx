import { Icon, Inline, icons, type NoteCell, Panel, Stack, Tag, Text } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';

/** What the rules notice on the booking note, before somebody accepts it. */
export function ChecksPanel({ cells }: { cells: readonly NoteCell[] }) {
  const text = useText();
  const found = cells.filter(({ noted }) => noted);
  return (
    <Panel title={text('bookings.checks')} tag={found.length > 0 && <Tag>{String(found.length)}</Tag>}>
      {found.length === 0 ? (
        <Inline gap="sm">
          <Icon drawing={icons.check} />
          <Text tone="secondary">{text('bookings.checksNone')}</Text>
        </Inline>
      ) : (
        <Stack as="ul" gap="sm">
          {found.map(({ id, label, noted }) => (
            <li key={id}>
              <Text strong>{label}</Text>
              <Text tone="secondary">{noted}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
