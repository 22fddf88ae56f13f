import { CUTOFF_CODES, contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, FormRow, Panel, Select, Stack, Text, TimePicker } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { momentIn } from './moment-in.ts';

type Code = (typeof CUTOFF_CODES)[number];

/** The carrier closes at another time than it said: by the clock of the port of loading. */
export function CutoffPanel({ bookingId, zone }: { bookingId: number; zone: string }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(contract.order.moveCutoff);
  const [code, setCode] = useState<Code>('DCO');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const move = async () => {
    const closesAt = momentIn(day, time, zone);
    const sent = await run({ bookingId, code, closesAt, requestId: crypto.randomUUID() });
    if (!sent.ok) return notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('bookings.cutoffMoved') });
    setDay('');
    setTime('');
  };
  return (
    <Panel title={text('bookings.cutoffs')}>
      <Stack gap="sm">
        <Select
          label={text('bookings.cutoff')}
          placeholder={null}
          options={CUTOFF_CODES.map((value) => ({ value, label: text(`booking.cutOff.${value}`) }))}
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(CUTOFF_CODES.find((one) => one === value) ?? 'DCO')}
        />
        <FormRow>
          <DatePicker label={text('bookings.day')} value={day} onChange={setDay} />
          <TimePicker label={text('bookings.closesAt')} value={time} onChange={setTime} />
        </FormRow>
        <Text tone="secondary">{text('bookings.clock', { zone })}</Text>
        <Button loading={pending} disabled={day === '' || time === ''} onClick={() => void move()}>
          {text('bookings.moveCutoff')}
        </Button>
      </Stack>
    </Panel>
  );
}
