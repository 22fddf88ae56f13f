import { contract, type Out } from '@lading/api-client/contract';
import type { ApiSource } from '@lading/api-client/react';
import type { BatchPaper } from '@lading/ui/bill-batch';
import { ORDER_STATUS, type OrderStatus } from '@lading/validators/booking';
import type { useText } from '../../../i18n/text.ts';

const { orderPage, blCutoffs, bookingContacts } = contract.order;

/** A booking that the forwarder said yes to. */
const CONFIRMED: readonly OrderStatus[] = [
  ORDER_STATUS.accepted,
  ORDER_STATUS.spaceConfirmed,
  ORDER_STATUS.rolled,
  ORDER_STATUS.sailed,
  ORDER_STATUS.completed,
];

export interface Words {
  text: ReturnType<typeof useText>;
  /** a moment by the clock of a port */
  minute(at: string, zone: string): string;
}

type Row = Out<typeof orderPage>['records'][number];
type Closing = Out<typeof blCutoffs>;
type Contacts = Out<typeof bookingContacts>;

/** The sheet of one: what was agreed, until when papers and boxes are taken, and who is in charge. */
function sheetOf(row: Row, { list, zone }: Closing, contacts: Contacts, { text, minute }: Words): BatchPaper {
  const fact = (label: string, value: string, mono = false) => ({ label, value, mono });
  return {
    number: row.bookingNo,
    records: [],
    confirmation: {
      title: text('orders.confirmation'),
      note: text('orders.confirmation.note'),
      facts: [
        fact(text('orders.bkgNo'), row.bkgNo, true),
        fact(text('orders.state'), row.orderStatusName),
        fact(text('orders.pol'), [row.portStartName, row.portStartCode].filter(Boolean).join(' ')),
        fact(text('orders.pod'), [row.portEndName, row.portEndCode].filter(Boolean).join(' ')),
        fact(text('orders.shipping'), row.shippingName),
        fact(text('orders.vessel'), [row.vessel, row.voyage].filter(Boolean).join(' / '), true),
        fact(text('orders.etd'), row.etd ?? '', true),
        fact(text('orders.containers'), row.containers, true),
        ...list.map(({ name, time }) => fact(name, `${minute(time, zone)} (${zone})`, true)),
        ...contacts.map(({ roleName, name, phone, email }) =>
          fact(roleName, [name, phone, email].filter(Boolean).join(' · ')),
        ),
      ],
    },
  };
}

/** The confirmations of bookings, one after the other; those that nobody said yes to have none. */
export async function confirmationsOf(
  { client }: ApiSource,
  bookingIds: readonly number[],
  words: Words,
): Promise<BatchPaper[]> {
  const papers: BatchPaper[] = [];
  for (const bookingId of bookingIds) {
    const [row] = (await client.call(orderPage, { bookingId, size: 1 })).records;
    if (!row || !CONFIRMED.includes(row.orderStatus)) continue;
    const closing = await client.call(blCutoffs, { bookingId });
    papers.push(sheetOf(row, closing, await client.call(bookingContacts, { bookingId }), words));
  }
  return papers;
}
