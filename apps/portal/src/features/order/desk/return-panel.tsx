import { RETURN_REASONS, type ReturnReason } from '@lading/api-client/contract';
import { FormRow, Panel, Select, Stack, Text, TextField, TimePicker } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import type { BookingMode } from '@lading/validators/booking';
import { useText } from '../../../i18n/text.ts';
import { useFieldName } from '../booking/field-name.ts';

export interface ReturnedMark {
  readonly path: string;
  readonly reason: ReturnReason;
  readonly text: string;
}
export interface Wanted {
  readonly day: string;
  readonly time: string;
}

interface ReturnPanelProps {
  mode: BookingMode;
  marks: readonly ReturnedMark[];
  onChange(marks: readonly ReturnedMark[]): void;
  wanted: Wanted;
  onWanted(wanted: Wanted): void;
}

/** What is sent back: each marked field with its reason, and until when it is wanted. */
export function ReturnPanel({ mode, marks, onChange, wanted, onWanted }: ReturnPanelProps) {
  const text = useText();
  const nameOf = useFieldName(mode);
  const put = (path: string, change: Partial<ReturnedMark>) =>
    onChange(marks.map((mark) => (mark.path === path ? { ...mark, ...change } : mark)));
  return (
    <Panel title={text('bookings.returnTitle', { count: marks.length })}>
      <Stack gap="sm">
        <Text tone="secondary">{text(marks.length === 0 ? 'bookings.returnNone' : 'bookings.returnHint')}</Text>
        {marks.map((mark) => (
          <FormRow key={mark.path}>
            <Select
              label={nameOf(mark.path)}
              placeholder={null}
              options={RETURN_REASONS.map((value) => ({ value, label: text(`bookings.reason.${value}`) }))}
              value={mark.reason}
              onChange={({ target }) => put(mark.path, { reason: target.value as ReturnReason })}
            />
            <TextField
              label={text('bookings.say')}
              maxLength={300}
              value={mark.text}
              onChange={({ target }) => put(mark.path, { text: target.value })}
            />
          </FormRow>
        ))}
        {marks.length > 0 && (
          <FormRow>
            <DatePicker
              label={text('bookings.wantedBy')}
              value={wanted.day}
              onChange={(day) => onWanted({ ...wanted, day })}
            />
            <TimePicker
              label={text('bookings.wantedTime')}
              value={wanted.time}
              onChange={(time) => onWanted({ ...wanted, time })}
            />
          </FormRow>
        )}
      </Stack>
    </Panel>
  );
}
