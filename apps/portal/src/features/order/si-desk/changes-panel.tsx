import { Checkbox, Panel, Stack, Text, TextField } from '@lading/ui';
import { usePathName } from '@lading/ui/bill-review';
import { useText } from '../../../i18n/text.ts';
import { type Change, placeKey } from './si-bills.ts';

/** Why each change is declined, by its place. */
export type Declined = ReadonlyMap<string, string>;

interface ChangesPanelProps {
  changes: readonly Change[];
  reason: string;
  declined: Declined;
  onChange(declined: Declined): void;
  /** they are answered already */
  readOnly: boolean;
}

/** The lines of a box of a bill, one behind the other. */
const inLine = (text: string): string => text.split('\n').join(' / ') || '—';

/** What an amendment changes, field by field; what is not taken says why. */
export function ChangesPanel({ changes, reason, declined, onChange, readOnly }: ChangesPanelProps) {
  const text = useText();
  const pathName = usePathName();
  const put = (key: string, note: string | undefined) => {
    const next = new Map(declined);
    if (note === undefined) next.delete(key);
    else next.set(key, note);
    onChange(next);
  };
  return (
    <Panel title={text('siDesk.changes', { count: changes.length })}>
      <Stack gap="md">
        {reason && <Text>{text('siDesk.because', { reason })}</Text>}
        {changes.map((change) => {
          const key = placeKey(change);
          const note = declined.get(key);
          const name = pathName(change.path);
          return (
            <Stack key={key} gap="xs">
              <Text strong>{name}</Text>
              <Text tone="secondary">
                <del>{inLine(change.old)}</del>
              </Text>
              <Text>
                <ins>{inLine(change.new)}</ins>
              </Text>
              {!readOnly && (
                <Checkbox
                  label={text('siDesk.declineOf', { name })}
                  checked={note !== undefined}
                  onChange={({ target }) => put(key, target.checked ? '' : undefined)}
                />
              )}
              {!readOnly && note !== undefined && (
                <TextField
                  label={text('siDesk.whyDeclined', { name })}
                  value={note}
                  maxLength={500}
                  required
                  onChange={({ target }) => put(key, target.value)}
                />
              )}
            </Stack>
          );
        })}
      </Stack>
    </Panel>
  );
}
