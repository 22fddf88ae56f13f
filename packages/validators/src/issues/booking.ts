/** Codes of a booking: what contradicts itself, and what is missing because of something else. */
export interface BookingIssues {
  'booking.etdPast': Nothing;
  /** `close` is the moment until which full containers are taken */
  'booking.readyLate': { close: string };
  'booking.loadingLate': { close: string };
  'booking.unNo': Nothing;
  'booking.dgClass': Nothing;
  'booking.dgContact': Nothing;
  'booking.temperature': Nothing;
  'booking.oog': Nothing;
  'booking.norGoods': Nothing;
  /** kilograms: what is in one box, what it may hold */
  'booking.boxWeight': { weight: string; limit: string; box: string };
  /** the incoterm and the payment of freight do not go together */
  'booking.terms': { incoterm: string; payment: 'prepaid' | 'collect' };
  'booking.toOrder': Nothing;
  'booking.numbers': { given: number; count: number };
  'booking.count': { most: number };
  'booking.fbaWarehouse': Nothing;
  'booking.paper': { paper: 'invoice' | 'mandate' };
}

type Nothing = Record<never, never>;
