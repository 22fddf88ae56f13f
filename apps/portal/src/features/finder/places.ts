import type { contract, DeskFoundKind, Out } from '@lading/api-client/contract';
import { type IconDrawing, icons } from '@lading/ui';

type Found = Out<typeof contract.desk.deskSearch>['list'][number];

export const FIND_ICONS: Readonly<Record<DeskFoundKind, IconDrawing>> = {
  order: icons.container,
  bill: icons.document,
  booking: icons.vessel,
  container: icons.grid,
  customer: icons.building,
  statement: icons.money,
  message: icons.chat,
};

/** Where something is opened by whoever holds these codes. */
export function placeOf({ kind, id, bookingId, title }: Found, codes: readonly string[]): string {
  if (kind === 'customer') return `/backstage/customers?customerId=${id}`;
  if (kind === 'statement') return `/backstage/charges?accountId=${id}`;
  if (kind === 'message') return `/backstage/messages?broadcastId=${id}`;
  if (kind === 'bill' && codes.includes('bill:issue')) return `/backstage/bills?bookingId=${bookingId}`;
  if (codes.includes('order:accept')) return `/backstage/bookings?bookingId=${bookingId}`;
  if (codes.includes('bill:issue')) return `/backstage/bills?bookingId=${bookingId}`;
  return `/backstage/releases?keyword=${encodeURIComponent(title)}`;
}
