import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Dialog, Panel, Split, Stack, Text } from '@lading/ui';
import { type BidOffer, BidPanel, Countdown } from '@lading/ui/bid-panel';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { FollowForm } from './follow-form.tsx';
import { OwnBid } from './own-bid.tsx';
import { OPEN, stateName, useBidWords } from './saying.ts';

const { maxBid, placeBid, bidPage, followedRates } = contract.freight;
type Max = Out<typeof maxBid>;

export interface BidDialogProps {
  rateId: number;
  ctnType: number;
  /** how many boxes at first */
  boxes?: number | undefined;
  /** the lane and its sailing, in words */
  sailing: string;
  onClose(): void;
}

interface BiddingProps extends BidDialogProps {
  max: Max;
  container: string;
}

function Bidding({ max, container, rateId, ctnType, boxes }: BiddingProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(placeBid);
  const [refused, setRefused] = useState<{ field?: string | undefined; message: string }>();
  // Another sending than the one before, once that was answered: a second press sends no second bid.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const own = useQuery(bidPage, { rateId, size: 20 }).data?.records.find(
    (bid) => bid.ctnType === ctnType && OPEN.includes(bid.state),
  );
  const bid = async ({ price, boxes: count }: BidOffer) => {
    setRefused(undefined);
    const sent = await run({ rateId, ctnType, count, price, currency: max.currency, requestId });
    if (!sent.ok) return setRefused({ field: sent.error.field, message: errorText(text, sent.error) });
    setRequestId(crypto.randomUUID());
    notices.show({ kind: 'success', text: text(`bids.placed.${stateName(sent.data.state)}`) });
  };
  const at = refused?.field === 'price' || refused?.field === 'count' ? refused.field : undefined;
  return (
    <Stack>
      {own && <OwnBid bid={own} />}
      <BidPanel
        // What is offered next begins above one's own.
        key={max.mine ?? ''}
        container={container}
        standing={{ ...max, list: max.listPrice, member: max.price, best: max.max }}
        boxes={boxes}
        state={own && stateName(own.state)}
        pending={pending}
        errors={at && { [at === 'price' ? 'price' : 'boxes']: refused?.message }}
        failure={at ? undefined : refused?.message}
        onBid={(offer) => void bid(offer)}
      />
    </Stack>
  );
}

/** A bid for the next sailing of a rate that takes bids, and what one wants to be told of it. */
export function BidDialog(props: BidDialogProps) {
  const { rateId, ctnType, sailing, onClose } = props;
  const text = useText();
  const { box } = useBidWords();
  const asked = useQuery(maxBid, { rateId, ctnType });
  const followed = useQuery(followedRates, { size: 100 });
  const wished = followed.data?.records.find((row) => row.kind === 'rate' && row.rateId === rateId)?.triggers;
  const container = box(ctnType);
  return (
    <Dialog
      size="account"
      open
      closeOnOutsidePress={false}
      title={text('bids.title')}
      tag={asked.data && <Countdown at={asked.data.closesAt} />}
      onOpenChange={(open) => open || onClose()}
    >
      <Stack>
        <Text tone="secondary">{sailing}</Text>
        <Loaded of={useLoadable(asked)}>
          {(max) => (
            <Split>
              <Bidding {...props} max={max} container={container} />
              {followed.data && (
                <Panel title={text('bids.follow')}>
                  <FollowForm
                    thing={{ rateId, ctnType }}
                    container={container}
                    currency={max.currency}
                    wished={wished}
                  />
                </Panel>
              )}
            </Split>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
