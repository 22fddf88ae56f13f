import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { orderFacets } from './facets.ts';
import { orderSheet } from './order-sheet.ts';
import { orderPage } from './page.ts';

export const bookings = ({ db }: Services): FileHandlers<'order', 'bookings'> => ({
  orderPage: (filter, { visitor, language }) => orderPage(db, visitor.customerId, filter, language),
  orderFacets: (_asked, { visitor, language }) => orderFacets(db, visitor.customerId, language),
  exportOrders: ({ bookingIds }, { language }, found) => orderSheet(db, bookingIds, found, language),
});
