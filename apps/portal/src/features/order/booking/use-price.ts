import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { BookingDraft } from '@lading/validators/booking';
import { useEffect, useState } from 'react';

const { bookingCost } = contract.order;
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

/** The price of a booking as it stands, by the one calculation of the server; of what was sent the price that stands. */
export function usePrice(draft: BookingDraft, sent: number | undefined) {
  const now = JSON.stringify(askedOf(draft));
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), QUIET);
    return () => clearTimeout(timer);
  }, [now]);
  const asked = sent === undefined ? (JSON.parse(settled) as ReturnType<typeof askedOf>) : null;
  const live = useQuery(bookingCost, asked, { keepPrevious: true });
  const frozen = useQuery(bookingCharges, sent === undefined ? null : { bookingId: sent });
  return {
    cost: sent === undefined ? live.data?.cost : (frozen.data?.cost ?? undefined),
    rate: live.data?.rate,
    error: live.error,
    busy: live.isRefreshing || now !== settled,
    // Nothing is sent at a price that nobody has been told yet.
    waiting: asked !== null && live.isPending,
    frozen: sent !== undefined,
  };
}
