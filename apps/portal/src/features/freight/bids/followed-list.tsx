import { contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import {
  Button,
  ButtonLink,
  DescriptionList,
  Dialog,
  IconButton,
  Inline,
  icons,
  Panel,
  Stack,
  StatusTag,
  Text,
  useFormat,
} from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { BidButton } from './bid-button.tsx';
import { FollowForm } from './follow-form.tsx';
import { useBidWords } from './saying.ts';

const { followedRates, followRate } = contract.freight;
export type Followed = Out<typeof followedRates>['records'][number];

const thingOf = ({ kind, rateId, pol, pod, shipping, ctnType }: Followed) => ({
  ctnType,
  ...(kind === 'rate' && rateId !== null
    ? { rateId }
    : { polId: pol.id, podId: pod.id, ...(shipping && { shippingId: shipping.id }) }),
});

/** `−70`, `+30`, `0`, with the tone of good and bad news for who pays. */
function Change({ row: { change, currency } }: { row: Followed }) {
  const text = useText();
  const { money } = useFormat();
  if (change === null) return null;
  const less = change.startsWith('-');
  const none = !/[1-9]/.test(change);
  const sum = money(currency, less ? change.slice(1) : change);
  if (none) return <StatusTag tone="neutral">{text('bids.same')}</StatusTag>;
  return <StatusTag tone={less ? 'success' : 'danger'}>{text(less ? 'bids.less' : 'bids.more', { sum })}</StatusTag>;
}

function Actions({ row, label }: { row: Followed; label: string }) {
  const text = useText();
  const router = useRouter();
  const { notices } = usePortal();
  const words = useBidWords();
  const { run, pending } = useCommand(followRate);
  const [editing, setEditing] = useState(false);
  const ctn = `${words.box(row.ctnType)}x1`;
  const search = {
    from: row.pol.portCode,
    to: row.pod.portCode,
    ctn,
    ...(row.kind === 'rate' && row.rateId !== null && { rate: row.rateId }),
  };
  const letGo = async () => {
    const sent = await run({ ...thingOf(row), followed: false });
    notices.show(
      sent.ok
        ? { kind: 'success', text: text('bids.letGone', { name: label }) }
        : { kind: 'warning', text: errorText(text, sent.error) },
    );
  };
  return (
    <Inline gap="sm">
      {row.state === 'active' && (
        <ButtonLink size="sm" variant="primary" href={router.buildLocation({ to: '/rates', search }).href}>
          {text('bids.see')}
        </ButtonLink>
      )}
      {row.state === 'active' && row.kind === 'rate' && row.rateId !== null && row.biddable && (
        <BidButton rateId={row.rateId} ctnType={row.ctnType} sailing={label} />
      )}
      <Button size="sm" onClick={() => setEditing(true)}>
        {text('bids.edit')}
      </Button>
      <IconButton
        size="sm"
        variant="neutral"
        icon={icons.star}
        aria-pressed
        loading={pending}
        label={text('bids.letGo', { name: label })}
        onClick={() => void letGo()}
      />
      {editing && (
        <Dialog size="confirm" open title={text('bids.edit')} onOpenChange={(open) => open || setEditing(false)}>
          <Stack gap="sm">
            <Text>{label}</Text>
            <FollowForm
              thing={thingOf(row)}
              container={words.box(row.ctnType)}
              currency={row.currency}
              wished={row.triggers}
              onDone={() => setEditing(false)}
            />
          </Stack>
        </Dialog>
      )}
    </Inline>
  );
}

/** One thing that the company follows: what it costs now, and since when it costs more or less. */
function FollowedOne({ row, mayFollow }: { row: Followed; mayFollow: boolean }) {
  const text = useText();
  const { money, date } = useFormat();
  const words = useBidWords();
  const { triggers, currency } = row;
  const container = words.box(row.ctnType);
  const lane = words.lane(row);
  const service = words.service(row) || text('bids.allCarriers');
  const price = (amount: string | null) => (amount === null ? null : `${money(currency, amount)} / ${container}`);
  const wishes = [
    triggers.priceBelow && text('bids.wish.below', { price: money(currency, triggers.priceBelow) }),
    triggers.boxesAtMost && text('bids.few', { count: triggers.boxesAtMost }),
    triggers.sailingChanged && text('bids.sailings'),
    triggers.beforeDocs && text('bids.docs'),
  ].filter(Boolean);
  return (
    <Panel
      role="group"
      title={lane}
      tag={
        <>
          {row.met && <StatusTag tone="mark">{text('bids.met')}</StatusTag>}
          {row.state === 'expired' && <StatusTag tone="warning">{text('bids.expired')}</StatusTag>}
          <Change row={row} />
        </>
      }
    >
      <Stack gap="sm">
        <Text tone="secondary">{service}</Text>
        <DescriptionList
          items={[
            { name: text('bids.now'), value: price(row.nowPrice) },
            { name: text('bids.start', { day: date(row.since) }), value: price(row.startPrice) },
            { name: text('bids.next'), value: row.etd },
            { name: text('bids.wishes'), value: wishes.join(text('bids.and')) || text('bids.onePercent') },
          ]}
        />
        {mayFollow && <Actions row={row} label={[lane, service].join(' ')} />}
      </Stack>
    </Panel>
  );
}

export function FollowedList({ rows, mayFollow }: { rows: readonly Followed[]; mayFollow: boolean }) {
  const text = useText();
  return (
    <Stack as="ul" aria-label={text('bids.followedList')}>
      {rows.map((row) => (
        <li key={row.id}>
          <FollowedOne row={row} mayFollow={mayFollow} />
        </li>
      ))}
    </Stack>
  );
}
