import { Button, Dialog, Form, FormRow, Text, TimePicker } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { localDate } from '@lading/validators/record';
import { type FormEvent, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Values, Writing } from './use-article.ts';

interface Moment {
  readonly day: string;
  readonly time: string;
}
const NONE: Moment = { day: '', time: '' };

/** By the clock of the house; null where no day is given. */
const instantOf = ({ day, time }: Moment): string | null => (day === '' ? null : `${day}T${time || '00:00'}:00+08:00`);
const isMoment = ({ day, time }: Moment): boolean =>
  (day === '' && time === '') || (localDate.is(day) && /^(?:\d\d:\d\d)?$/.test(time));

interface MomentFieldsProps {
  day: string;
  time: string;
  hint: string;
  error: string | undefined;
  value: Moment;
  onChange(value: Moment): void;
}

function MomentFields({ day, time, hint, error, value, onChange }: MomentFieldsProps) {
  const text = useText();
  return (
    <FormRow>
      <DatePicker
        label={day}
        hint={hint}
        error={error}
        value={value.day}
        onChange={(next) => onChange({ ...value, day: next })}
      />
      <TimePicker
        label={time}
        zone={text('content.zone')}
        value={value.time}
        onChange={(next) => onChange({ ...value, time: next })}
      />
    </FormRow>
  );
}

interface PublishDialogProps {
  writing: Writing;
  values: Values;
  onDone(id: number | undefined): void;
}

/** The question before an article goes onto the site: who reads it, from when and until when. */
export function PublishDialog({ writing, values, onDone }: PublishDialogProps) {
  const text = useText();
  const [from, setFrom] = useState(NONE);
  const [until, setUntil] = useState(NONE);
  const [tried, setTried] = useState(false);
  const wrong = (moment: Moment) => (tried && !isMoment(moment) ? text('content.momentWrong') : undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMoment(from) || !isMoment(until)) return;
    onDone(await writing.publish({ publishTime: instantOf(from), takedownTime: instantOf(until) }));
  };
  return (
    <Dialog
      size="message"
      open
      title={text('content.publishTitle')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onDone(undefined)}
    >
      <Form aria-label={text('content.publishTitle')} onSubmit={(event) => void send(event)}>
        <Text>
          {text('content.publishAsk', {
            audience: text(`content.audience.${values.audience}`),
            language: text(`content.language.${values.language}`),
          })}
        </Text>
        <MomentFields
          day={text('content.fromDay')}
          time={text('content.fromTime')}
          hint={text('content.fromHint')}
          error={wrong(from)}
          value={from}
          onChange={setFrom}
        />
        <MomentFields
          day={text('content.untilDay')}
          time={text('content.untilTime')}
          hint={text('content.untilHint')}
          error={wrong(until)}
          value={until}
          onChange={setUntil}
        />
        <Button type="submit" variant="primary" loading={writing.pending}>
          {text('content.publish')}
        </Button>
      </Form>
    </Dialog>
  );
}
