import type { BookingMode } from '@lading/validators/booking';
import type { MessageId } from '../../../i18n/text.ts';

// What is loaded on a ship is said in other words than what flies.
const BY_AIR = {
  polId: 'booking.polId.air',
  podId: 'booking.podId.air',
  etd: 'booking.etd.air',
  bkgNo: 'booking.bkgNo.air',
  bills: 'booking.bills.air',
  master: 'booking.bills.air.master',
  house: 'booking.bills.air.house',
  houseCount: 'booking.houseCount.air',
} as const satisfies Readonly<Record<string, MessageId>>;
const BY_SEA = {
  polId: 'booking.polId',
  podId: 'booking.podId',
  etd: 'booking.etd',
  bkgNo: 'booking.bkgNo',
  bills: 'booking.bills',
  master: 'booking.bills.master',
  house: 'booking.bills.house',
  houseCount: 'booking.houseCount',
} as const satisfies Readonly<Record<keyof typeof BY_AIR, MessageId>>;

/** The ids of the words of a route, by its mode. */
export const routeWords = (mode: BookingMode) => (mode === 'air' ? BY_AIR : BY_SEA);
