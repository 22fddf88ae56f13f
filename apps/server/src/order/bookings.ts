import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { orderPage } from './page.ts';

export const bookings = ({ db }: Services): FileHandlers<'order', 'bookings'> => ({
  orderPage: (filter, { visitor, language }) => orderPage(db, visitor.customerId, filter, language),
});
