import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Empty, Inline, Panel, Stack, Text, useFormat } from '@lading/ui';
import { BidStateTag, Countdown } from '@lading/ui/bid-panel';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { BidDialog } from './bid-dialog.tsx';
import { type Bid, OwnBid } from './own-bid.tsx';
import { OPEN, stateName, useBidWords } from './saying.ts';

const { bidPage } = contract.freight;
/** Bids that are looked at: what is open is among the newest. */
const MOST = 50;

const isOpen = ({ state }: Bid) => OPEN.includes(state);

function OpenBid({ bid, onRaise }: { bid: Bid; onRaise(): void }) {
  const text = useText();
  const { money } = useFormat();
  const words = useBidWords();
  const sum = (amount: string | null) => amount && money(bid.currency, amount);
  return (
    <Stack gap="sm">
      <Inline gap="sm" justify="between">
        <Text as="span" strong>
          {words.lane(bid)}
        </Text>
        <Inline gap="sm">
          <BidStateTag state={stateName(bid.state)} />
          <Countdown at={bid.closesAt} />
        </Inline>
      </Inline>
      <Text tone="secondary">
        {text('bids.sailing', { service: words.service(bid), day: bid.etd })}{' '}
        {text('bids.boxes', { count: bid.count, container: words.box(bid.ctnType) })}
      </Text>
      <DescriptionList
        items={[
          { name: text('bids.mine'), value: sum(bid.price) },
          { name: text('bids.highest'), value: sum(bid.max) },
        ]}
      />
      <OwnBid bid={bid} onRaise={onRaise} />
    </Stack>
  );
}

function Result({ bid }: { bid: Bid }) {
  const text = useText();
  const { money } = useFormat();
  const words = useBidWords();
  return (
    <Inline gap="sm" justify="between">
      <Stack gap="xs">
        <Text as="span">
          {words.lane(bid)} · {text('bids.boxes', { count: bid.count, container: words.box(bid.ctnType) })}
        </Text>
        <Text as="span" size="caption" tone="secondary">
          {text('bids.sailing', { service: words.service(bid), day: bid.etd })} · {money(bid.currency, bid.price)}
        </Text>
      </Stack>
      <BidStateTag state={stateName(bid.state)} />
    </Inline>
  );
}

/** The company's bids: those that can still become something, and what became of the others. */
export function OwnBids() {
  const text = useText();
  const words = useBidWords();
  const answer = useLoadable(useQuery(bidPage, { size: MOST }));
  const [raised, setRaised] = useState<Bid>();
  return (
    <Loaded of={answer}>
      {({ records }) => {
        const open = records.filter(isOpen);
        const over = records.filter((bid) => !isOpen(bid));
        return (
          <Stack>
            <Panel title={text('bids.open')}>
              {open.length === 0 ? (
                <Empty title={text('bids.noneOpen')} reason={text('bids.noneOpenReason')} />
              ) : (
                <Stack as="ul" gap="xl" aria-label={text('bids.open')}>
                  {open.map((bid) => (
                    <li key={bid.id}>
                      <OpenBid bid={bid} onRaise={() => setRaised(bid)} />
                    </li>
                  ))}
                </Stack>
              )}
            </Panel>
            {over.length > 0 && (
              <Panel title={text('bids.results')}>
                <Stack as="ul" gap="sm" aria-label={text('bids.results')}>
                  {over.map((bid) => (
                    <li key={bid.id}>
                      <Result bid={bid} />
                    </li>
                  ))}
                </Stack>
              </Panel>
            )}
            <Text size="caption" tone="secondary">
              {text('bids.rule')}
            </Text>
            {raised && (
              <BidDialog
                rateId={raised.rateId}
                ctnType={raised.ctnType}
                boxes={raised.count}
                sailing={`${words.lane(raised)} ${text('bids.sailing', { service: words.service(raised), day: raised.etd })}`}
                onClose={() => setRaised(undefined)}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
