import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type BookingDraft, bookingOffer } from '@lading/validators/booking';
import { useEffect, useState } from 'react';

const { bookingCost, offerCost } = contract.order;
const { bookingCharges } = contract.freight;

/** Milliseconds of quiet before a price is asked for again. */
const QUIET = 500;

/** What of a draft its price depends on. */
function askedOf({ route, equipment, services }: BookingDraft) {
  if (route.rateId === null) return null;
  const counts = new Map<number, number>();
  for (const { ctnType, count } of equipment.boxes)
    if (ctnType !== null && count !== null && count > 0) counts.set(ctnType, (counts.get(ctnType) ?? 0) + count);
  const containers = [...counts].map(([ctnType, count]) => ({ ctnType, count: Math.min(count, 99) }));
  return { rateId: route.rateId, etd: route.etd, containers, services };
}

/** The last of its values that stood still for a moment. */
function useSettled<T>(value: T): { settled: T; moving: boolean } {
  const now = JSON.stringify(value);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), QUIET);
    return () => clearTimeout(timer);
  }, [now]);
  return { settled: JSON.parse(settled) as T, moving: now !== settled };
}

/** The price of a booking as it stands, by the one calculation of the server; of what was sent the price that stands. */
export function usePrice(draft: BookingDraft, sent: number | undefined) {
  const { settled, moving } = useSettled({ rate: askedOf(draft), offer: bookingOffer(draft) ?? null });
  const isOpen = sent === undefined;
  const asked = isOpen ? settled.rate : null;
  const offered = isOpen && settled.offer ? settled.offer : null;
  const live = useQuery(bookingCost, asked, { keepPrevious: true });
  const offer = useQuery(offerCost, offered, { keepPrevious: true });
  const frozen = useQuery(bookingCharges, isOpen ? null : { bookingId: sent });
  return {
    cost: isOpen ? (offered ? offer : live).data?.cost : (frozen.data?.cost ?? undefined),
    rate: live.data?.rate,
    // Of another way: who carries it, and the next day that it goes.
    offer: offered ? offer.data : undefined,
    error: live.error ?? offer.error,
    busy: live.isRefreshing || offer.isRefreshing || moving,
    // Nothing is sent at a price that nobody has been told yet.
    waiting: (asked !== null && live.isPending) || (offered !== null && offer.isPending),
    frozen: !isOpen,
  };
}
