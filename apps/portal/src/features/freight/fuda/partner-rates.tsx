import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, Empty, Heading, Pagination, RateCard, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { nameIn, type Saying } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import type { Lane } from '../asked.ts';
import { rateOf, spaceOf } from '../rates.ts';
import { PartnerCharges } from './partner-charges.tsx';

const { fudaForCustomer } = contract.freight;
type Offer = Out<typeof fudaForCustomer>['records'][number];
const SIZE = 10;

export interface PartnerRatesProps {
  lane: Lane;
  say: Saying;
  onConsult(): void;
}

/** A rate of a partner: it is asked for, and not ordered online. */
function Slip({ offer, lane, say, onConsult }: PartnerRatesProps & { offer: Offer }) {
  const { text, language } = say;
  const [charging, setCharging] = useState(false);
  return (
    <>
      <RateCard
        rate={rateOf(offer, lane, offer.charges, say)}
        {...spaceOf(offer)}
        member
        actions={
          <>
            <Text as="span" size="caption" tone="secondary">
              {text('freight.byPartner', { partner: nameIn(language, offer.partner) })}
            </Text>
            <Button size="sm" onClick={onConsult}>
              {text('freight.consult')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setCharging(true)}>
              {text('freight.surcharges')}
            </Button>
          </>
        }
      />
      {charging && <PartnerCharges rateId={offer.id} say={say} onClose={() => setCharging(false)} />}
    </>
  );
}

/** What partners offer on a lane, the cheapest first. */
export function PartnerRates({ lane, say, onConsult }: PartnerRatesProps) {
  const text = useText();
  const [current, setCurrent] = useState(1);
  const containers = lane.containers.map(({ ctnType, count }) => ({ ctnType, count }));
  const asked = {
    polId: lane.from.id,
    podId: lane.to.id,
    containers,
    current,
    size: SIZE,
    ...(containers[0] && { ctnType: containers[0].ctnType }),
  };
  const page = useLoadable(useQuery(fudaForCustomer, asked, { keepPrevious: true }));
  return (
    <Loaded of={page}>
      {({ records, total }) =>
        total === 0 ? (
          <Empty
            title={text('freight.noPartnerRates')}
            reason={text('freight.noPartnerRatesReason')}
            action={<Button onClick={onConsult}>{text('freight.consult')}</Button>}
          />
        ) : (
          <Stack gap="md">
            <Heading level={2} size={3}>
              <span role="status">{text('freight.partnersFound', { count: total })}</span>
            </Heading>
            {records.map((offer) => (
              <Slip key={offer.id} offer={offer} lane={lane} say={say} onConsult={onConsult} />
            ))}
            {total > SIZE && (
              <Pagination current={current} size={SIZE} total={total} onChange={(next) => setCurrent(next.current)} />
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
