import { array, object, string } from 'yup';
import { query } from '../define.ts';
import { id, maybeId, text, tidyText } from '../shapes.ts';
import { DESK_FOUND, type DeskFoundKind } from './shapes.ts';

/** One field over all that the desk works on. */

const found = object({
  kind: string<DeskFoundKind>().strict().oneOf(DESK_FOUND).required(),
  id: id(),
  // What it is told by: its own number, a company's name, a message's title.
  title: text(),
  // What of it was found, where its title is something else: the number of a container, a name in the other language.
  matched: text(),
  customerId: maybeId().nullable().defined(),
  customerName: text(),
  // Ports and ship of an order, the code of a customer.
  about: text(),
  bookingId: maybeId().nullable().defined(),
});

export const deskSearch = query(
  '/desk/search.do',
  'Orders, bills, bookings, containers, customers, statements and messages by any number or name, also by the letters that Chinese is read with; of each kind that one may see, the best first',
  {
    access: 'staff:home',
    assumed: true,
    limit: 240,
    input: object({ keyword: tidyText().min(1).max(60).required() }),
    output: object({ list: array(found).required() }),
  },
);
