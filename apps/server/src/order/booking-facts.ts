import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { bookingContacts } from './booking/contacts.ts';
import { orderCounts } from './booking/counts.ts';
import { logNodes } from './booking/nodes.ts';

/** What is known of bookings beside what they hold. */
export const bookingFacts = ({ db }: Services): FileHandlers<'order', 'bookingFacts'> => ({
  orderCounts: (_asked, { visitor }) => orderCounts(db, visitor.customerId),
  bookingContacts: (_asked, { language }, found) => bookingContacts(db, found, language),
  logNodes: (_asked, { visitor, language }, found) => logNodes(db, found, language, visitor.customerId === null),
});
