import { Alert, Button, Inline, Stack, Text } from '@lading/ui';
import type { BookingMode } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { useFieldName } from './field-name.ts';
import type { Clash } from './merge-drafts.ts';

interface ClashPanelProps {
  clashes: readonly Clash[];
  by: string;
  mode: BookingMode;
  onSettle(path: string, which: 'mine' | 'theirs'): void;
}

const shown = (value: unknown): string => {
  if (value === null || value === '' || value === undefined) return '—';
  if (typeof value === 'object')
    return Array.isArray(value) ? `${value.length}` : Object.values(value).filter(Boolean).join(' · ');
  return String(value);
};

/** Fields that two devices wrote differently, each with both values: nothing is kept until somebody chose. */
export function ClashPanel({ clashes, by, mode, onSettle }: ClashPanelProps) {
  const text = useText();
  const nameOf = useFieldName(mode);
  return (
    <Alert kind="warning" live="assertive" title={by ? text('booking.clashBy', { name: by }) : text('booking.clash')}>
      <Stack gap="sm">
        {clashes.map(({ path, mine, theirs }) => (
          <Inline key={path}>
            <Text>{nameOf(path)}</Text>
            <Button size="sm" onClick={() => onSettle(path, 'mine')}>
              {text('booking.keepMine', { value: shown(mine) })}
            </Button>
            <Button size="sm" onClick={() => onSettle(path, 'theirs')}>
              {text('booking.takeTheirs', { value: shown(theirs) })}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Alert>
  );
}
