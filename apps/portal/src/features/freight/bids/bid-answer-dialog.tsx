import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import {
  Alert,
  Button,
  DescriptionList,
  Dialog,
  Empty,
  Form,
  NumberField,
  SegmentedControl,
  Stack,
  TextField,
  useFormat,
} from '@lading/ui';
import { BidStateTag, Countdown } from '@lading/ui/bid-panel';
import { money as moneyRule } from '@lading/validators';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { Bid } from './own-bid.tsx';
import { RAISED, stateName, useBidWords } from './saying.ts';

const { answerBid } = contract.freight;
type Decision = 'accept' | 'counter';
const [HOURS, MOST_HOURS] = ['2', 48];

function AnswerForm({ bid, onClose }: { bid: Bid; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(answerBid);
  // As it was looked at: what becomes something else meanwhile is not answered as if it had not.
  const [revision] = useState(bid.revision);
  const [decision, setDecision] = useState<Decision>('accept');
  const [price, setPrice] = useState('');
  const [hours, setHours] = useState(HOURS);
  const [said, setSaid] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const counters = decision === 'counter';
  const wrongPrice = counters && !(moneyRule.is(price) && price !== '') ? text('bids.priceMissing') : undefined;
  const wrongHours = /^\d{1,2}$/.test(hours) && Number(hours) >= 1 && Number(hours) <= MOST_HOURS;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongPrice || (!counters && !wrongHours)) return;
    setFailure(undefined);
    const given = counters ? { price } : { holdHours: Number(hours) };
    const sent = await run({ bidId: bid.id, decision, text: said, revision, ...given });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('bids.answered') });
    onClose();
  };
  return (
    <Form aria-label={text('bids.answer')} onSubmit={(event) => void send(event)}>
      <SegmentedControl
        label={text('bids.answer')}
        options={[
          { value: 'accept', label: text('bids.take') },
          { value: 'counter', label: text('bids.counter') },
        ]}
        value={decision}
        onChange={(value) => setDecision(value === 'counter' ? value : 'accept')}
      />
      {counters ? (
        <NumberField
          label={text('bids.otherPrice')}
          currency={bid.currency}
          inputMode="decimal"
          required
          value={price}
          error={tried ? wrongPrice : undefined}
          onChange={({ target }) => setPrice(target.value)}
        />
      ) : (
        <NumberField
          label={text('bids.holdHours')}
          unit={text('bids.hours')}
          step="1"
          inputMode="numeric"
          required
          value={hours}
          error={wrongHours ? undefined : text('bids.hoursWrong', { most: MOST_HOURS })}
          onChange={({ target }) => setHours(target.value)}
        />
      )}
      <TextField
        label={text('bids.note')}
        maxLength={200}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
      />
      {failure && <Alert kind="danger" live="assertive" title={failure} />}
      <Button type="submit" variant="primary" loading={pending}>
        {text(counters ? 'bids.sendCounter' : 'bids.sendTake')}
      </Button>
    </Form>
  );
}

/** One bid, with what was answered or the way to answer it. */
export function BidAnswerDialog({ bid, onClose }: { bid: Bid | undefined; onClose(): void }) {
  const text = useText();
  const { money, minute } = useFormat();
  const words = useBidWords();
  const factsOf = (one: Bid) => [
    { name: text('bids.company'), value: one.company },
    { name: text('bids.lane'), value: words.lane(one) },
    { name: text('bids.etd'), value: text('bids.sailing', { service: words.service(one), day: one.etd }) },
    { name: text('bids.count'), value: text('bids.boxes', { count: one.count, container: words.box(one.ctnType) }) },
    { name: text('bids.price'), value: money(one.currency, one.price) },
    { name: text('bids.max'), value: one.max && money(one.currency, one.max) },
    ...(one.answer?.price ? [{ name: text('bids.otherPrice'), value: money(one.currency, one.answer.price) }] : []),
    ...(one.answer?.text ? [{ name: text('bids.note'), value: one.answer.text }] : []),
    ...(one.holdUntil ? [{ name: text('bids.holdUntil'), value: minute(one.holdUntil) }] : []),
  ];
  return (
    <Dialog
      size="message"
      open
      closeOnOutsidePress={false}
      title={text('bids.one', { bidNo: bid?.bidNo ?? '' })}
      tag={bid && RAISED.includes(bid.state) && <Countdown at={bid.closesAt} />}
      onOpenChange={(open) => open || onClose()}
    >
      {bid ? (
        <Stack>
          <div>
            <BidStateTag state={stateName(bid.state)} />
          </div>
          <DescriptionList items={factsOf(bid)} />
          {RAISED.includes(bid.state) && <AnswerForm bid={bid} onClose={onClose} />}
        </Stack>
      ) : (
        <Empty title={text('bids.gone')} />
      )}
    </Dialog>
  );
}
