import { CUTOFF_CODES, contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  Alert,
  BookingNote,
  Button,
  DecisionBar,
  Inline,
  icons,
  Kbd,
  Page,
  Panel,
  Split,
  Stack,
  StatusTag,
  Text,
  useFormat,
} from '@lading/ui';
import type { OrderEvent } from '@lading/validators/booking';
import { type KeyboardEvent, useState } from 'react';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { OrderChat } from '../chat/order-chat.tsx';
import { OrderPapers } from '../papers/order-papers.tsx';
import { ChargesPanel } from './charges-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { momentIn } from './moment-in.ts';
import { useNoteCells } from './note-cells.ts';
import { ReasonDialog, type Reasoned } from './reason-dialog.tsx';
import { type ReturnedMark, ReturnPanel, type Wanted } from './return-panel.tsx';
import { type Space, SpacePanel } from './space-panel.tsx';
import { StoryPanel } from './story-panel.tsx';
import { useReview } from './use-review.ts';
import { WorkPanel } from './work-panel.tsx';

const { bookingById } = contract.order;
type Booking = Out<typeof bookingById>;

interface ReviewPageProps {
  bookingId: number;
  /** those that wait beside it, in their order */
  others: readonly number[];
  onGo(bookingId: number | undefined): void;
}

const CHINA = 'Asia/Shanghai';
const NONE: Wanted = { day: '', time: '' };
/** By the clock of the port, or that of China, where the desk is. */
const momentOf = ({ day, time }: Wanted, zone = CHINA): string =>
  day === '' ? '' : momentIn(day, time || '12:00', zone);

/** What the booking or its rate says of the sailing, to be put right by what the carrier said. */
function spaceOf({ draft: { route }, cutoffs }: Booking): Space {
  const at = (code: string): Wanted => {
    const time = cutoffs.find((one) => one.code === code)?.time ?? '';
    return { day: time.slice(0, 10), time: time.slice(11, 16) };
  };
  const { bkgNo, vessel, voyage, etd, depot } = route;
  return {
    bkgNo,
    vessel,
    voyage,
    etd,
    depot,
    cutOffs: { DCO: at('DCO'), VCO: at('VCO'), FCO: at('FCO'), CUA: at('CUA'), AFC: at('AFC') },
  };
}

const REASONED: readonly Reasoned[] = ['roll', 'cancel', 'keep', 'refuse'];
const isReasoned = (event: OrderEvent): event is Reasoned => (REASONED as readonly string[]).includes(event);

function Review({ booking, others, onGo }: { booking: Booking } & Omit<ReviewPageProps, 'bookingId'>) {
  const text = useText();
  const { minute } = useFormat();
  const { bookingId, moves } = booking;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(useNow());
  const cells = useNoteCells(booking, today);
  const [marks, setMarks] = useState<readonly ReturnedMark[]>([]);
  const [wanted, setWanted] = useState(NONE);
  const [space, setSpace] = useState(() => spaceOf(booking));
  const [asking, setAsking] = useState<Reasoned>();
  const { decide, pending, failure } = useReview(booking);
  const can = (event: OrderEvent) => moves.includes(event);
  const mark = (path: string) =>
    setMarks((now) =>
      now.some((one) => one.path === path)
        ? now.filter((one) => one.path !== path)
        : [...now, { path, reason: 'mismatch', text: '' }],
    );
  const confirm = () =>
    decide('confirm', {
      ...space,
      cutOffs: CUTOFF_CODES.flatMap((code) => {
        const closesAt = momentOf(space.cutOffs[code], booking.zone);
        return closesAt === '' ? [] : [{ code, closesAt }];
      }),
    });
  const next = others[others.indexOf(bookingId) + 1];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || pending) return;
    if ((event.metaKey || event.ctrlKey) && can('accept')) void decide('accept');
    else if ((event.metaKey || event.ctrlKey) && can('confirm')) void confirm();
    else if (event.shiftKey && can('return') && marks.length > 0) setAsking('return');
    else return;
    event.preventDefault();
  };
  return (
    <Page
      onKeyDown={press}
      title={text('bookings.titleOf', { no: booking.bookingNo })}
      meta={
        <Inline>
          <StatusTag tone="info" glyph={icons.circleQuarter}>
            {booking.orderStatusName}
          </StatusTag>
          <Text tone="secondary">{booking.customerName}</Text>
        </Inline>
      }
      actions={
        <Inline>
          <Button onClick={() => onGo(undefined)}>{text('bookings.back')}</Button>
          {next !== undefined && <Button onClick={() => onGo(next)}>{text('bookings.next')}</Button>}
        </Inline>
      }
    >
      {booking.reason && <Alert kind="info">{booking.reason}</Alert>}
      {failure && (failure.field === undefined || failure.field === 'so') && !asking && (
        <Alert kind="danger" live="assertive">
          {failure.message}
        </Alert>
      )}
      <Split narrow="end">
        <Stack>
          <BookingNote
            title={text('bookings.note')}
            facts={[
              { label: text('bookings.order'), value: booking.bookingNo },
              { label: text('bookings.sent'), value: booking.submittedAt ? minute(booking.submittedAt) : '—' },
            ]}
            cells={cells}
            marked={new Set(marks.map(({ path }) => path))}
            onMark={can('return') ? mark : undefined}
          />
          <ChargesPanel bookingId={bookingId} />
          <OrderPapers bookingId={bookingId} editable staff />
          <OrderChat bookingId={bookingId} mayAttach />
          <StoryPanel bookingId={bookingId} />
        </Stack>
        <Stack>
          <ChecksPanel cells={cells} />
          {can('return') && (
            <ReturnPanel
              mode={booking.draft.route.mode}
              marks={marks}
              onChange={setMarks}
              wanted={wanted}
              onWanted={setWanted}
            />
          )}
          {can('confirm') && <SpacePanel space={space} onChange={setSpace} failure={failure} zone={booking.zone} />}
          <WorkPanel booking={booking} />
          {booking.former.length > 0 && (
            <Panel title={text('bookings.former')}>
              <Stack gap="sm">
                {booking.former.map((one) => (
                  <Text key={one.until}>
                    {[one.bkgNo, one.vessel, one.voyage, one.etd].filter(Boolean).join(' / ')}
                  </Text>
                ))}
              </Stack>
            </Panel>
          )}
        </Stack>
      </Split>
      <DecisionBar
        label={text('bookings.bar')}
        state="plain"
        status={
          <>
            <Kbd keys={['r']} /> {text('bookings.keys.mark')} <Kbd keys={['shift', 'enter']} />{' '}
            {text('bookings.keys.return')} <Kbd keys={['ctrl', 'enter']} /> {text('bookings.keys.accept')}
          </>
        }
      >
        {moves.filter(isReasoned).map((event) => (
          <Button key={event} onClick={() => setAsking(event)}>
            {text(`bookings.do.${event}`)}
          </Button>
        ))}
        {can('return') && (
          <Button disabled={marks.length === 0} onClick={() => setAsking('return')}>
            {text('bookings.returnOf', { count: marks.length })}
          </Button>
        )}
        {can('sail') && (
          <Button loading={pending} onClick={() => void decide('sail')}>
            {text('bookings.do.sail')}
          </Button>
        )}
        {can('accept') && (
          <Button variant="primary" loading={pending} disabled={marks.length > 0} onClick={() => void decide('accept')}>
            {text('bookings.do.accept')}
          </Button>
        )}
        {can('confirm') && (
          <Button variant="primary" loading={pending} disabled={marks.length > 0} onClick={() => void confirm()}>
            {text('bookings.do.confirm')}
          </Button>
        )}
      </DecisionBar>
      {asking && (
        <ReasonDialog
          decision={asking}
          pending={pending}
          failure={failure?.message}
          onClose={() => setAsking(undefined)}
          onDone={async (reason, words) => {
            const back =
              asking === 'return' ? { fields: marks.map((one) => ({ ...one })), wantedBy: momentOf(wanted) } : {};
            if (!(await decide(asking, { reason, text: words, ...back }))) return;
            setAsking(undefined);
            setMarks([]);
          }}
        />
      )}
    </Page>
  );
}

/** A booking beside what the desk does with it. */
export function ReviewPage({ bookingId, others, onGo }: ReviewPageProps) {
  const asked = useLoadable(useQuery(bookingById, { id: bookingId }));
  return (
    <Loaded of={asked}>
      {(booking) => <Review key={booking.revision} booking={booking} others={others} onGo={onGo} />}
    </Loaded>
  );
}
