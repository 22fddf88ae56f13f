import { contract, type In, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, FormRow, Inline, Panel, Select, Stack, Text, TimePicker } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { CutoffPanel } from './cutoff-panel.tsx';
import { DivideDialogs } from './divide-dialogs.tsx';
import { momentIn } from './moment-in.ts';

const { bookingTeam, assignBooking, saveMilestone } = contract.order;
type Booking = Out<typeof contract.order.bookingById>;

/** What the desk notes by hand where no source tells it, and at which end of the voyage. */
const NOTED = [
  ...([
    ['emptyOut', 'load'],
    ['gateIn', 'load'],
    ['customsExport', 'load'],
    ['loaded', 'load'],
  ] as const),
  ...([
    ['departed', 'load'],
    ['arrived', 'discharge'],
    ['discharged', 'discharge'],
  ] as const),
  ...([
    ['customsImport', 'discharge'],
    ['gateOut', 'discharge'],
    ['emptyIn', 'discharge'],
  ] as const),
] as const;
type Noted = (typeof NOTED)[number][0];
/** There is space, and with it something to follow; until the ship sails the books may close at another time. */
const SPACED = 4;
const FOLLOWED: readonly number[] = [SPACED, 8];
const OPEN: readonly number[] = [2, 3];

/** Who deals with it. */
function Owner({ bookingId }: { bookingId: number }) {
  const text = useText();
  const { notices } = usePortal();
  const { data } = useQuery(bookingTeam, { bookingId });
  const { run, pending } = useCommand(assignBooking);
  const people = data?.list ?? [];
  const give = async (value: string) => {
    const who = value === '' ? {} : { userId: Number(value) };
    const sent = await run({ bookingId, ...who, requestId: crypto.randomUUID() });
    if (!sent.ok) notices.show({ kind: 'error', text: errorText(text, sent.error) });
  };
  return (
    <Select
      label={text('bookings.owner')}
      placeholder={text('bookings.nobody')}
      disabled={pending}
      options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(data?.ownerId ?? '')}
      onChange={({ currentTarget: { value } }) => void give(value)}
    />
  );
}

/** What happened, or will, said by hand: by the clock of the port. */
function ByHand({ bookingId, zone, endZone }: { bookingId: number; zone: string; endZone: string }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(saveMilestone);
  const [code, setCode] = useState<Noted>('gateIn');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const at = NOTED.find(([name]) => name === code)?.[1] ?? 'load';
  const clock = at === 'load' ? zone : endZone;
  const note = async (more: Pick<In<typeof saveMilestone>, 'classifier' | 'time'>) => {
    const sent = await run({ bookingId, code, at, ...more, requestId: crypto.randomUUID() });
    if (!sent.ok) return notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('bookings.noted') });
    setDay('');
    setTime('');
  };
  const moment = day === '' ? '' : momentIn(day, time || '12:00', clock);
  return (
    <Stack gap="sm">
      <Select
        label={text('bookings.milestone')}
        placeholder={null}
        options={NOTED.map(([value]) => ({ value, label: text(`tracking.event.${value}`) }))}
        value={code}
        onChange={({ currentTarget: { value } }) => setCode(NOTED.find(([name]) => name === value)?.[0] ?? 'gateIn')}
      />
      <FormRow>
        <DatePicker label={text('bookings.day')} value={day} onChange={setDay} />
        <TimePicker label={text('bookings.closesAt')} value={time} onChange={setTime} />
      </FormRow>
      <Text tone="secondary">{text('bookings.clock', { zone: clock })}</Text>
      <Inline>
        <Button
          loading={pending}
          disabled={moment === ''}
          onClick={() => void note({ classifier: 'ACT', time: moment })}
        >
          {text('bookings.happened')}
        </Button>
        <Button
          variant="ghost"
          disabled={pending || moment === ''}
          onClick={() => void note({ classifier: 'EST', time: moment })}
        >
          {text('bookings.expected')}
        </Button>
        <Button variant="ghost" disabled={pending} onClick={() => void note({ classifier: 'ACT', time: '' })}>
          {text('bookings.takeBack')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What the desk does with a booking beside answering it: who deals with it, two out of one, one out of two, what happened. */
export function WorkPanel({ booking }: { booking: Booking }) {
  const text = useText();
  const { bookingId, orderStatus, zone } = booking;
  const [asking, setAsking] = useState<'split' | 'merge'>();
  return (
    <>
      <Panel title={text('bookings.work')}>
        <Stack>
          <Owner bookingId={bookingId} />
          {OPEN.includes(orderStatus) && (
            <Inline>
              <Button onClick={() => setAsking('split')}>{text('bookings.split')}</Button>
              <Button onClick={() => setAsking('merge')}>{text('bookings.merge')}</Button>
            </Inline>
          )}
        </Stack>
        {asking && <DivideDialogs asking={asking} booking={booking} onClose={() => setAsking(undefined)} />}
      </Panel>
      {orderStatus === SPACED && <CutoffPanel bookingId={bookingId} zone={zone} />}
      {FOLLOWED.includes(orderStatus) && (
        <Panel title={text('bookings.byHand')}>
          <ByHand bookingId={bookingId} zone={zone} endZone={booking.endZone} />
        </Panel>
      )}
    </>
  );
}
