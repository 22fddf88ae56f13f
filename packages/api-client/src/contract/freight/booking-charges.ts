import { object } from 'yup';
import { query } from '../define.ts';
import { id } from '../shapes.ts';
import { cost } from './fields.ts';

export const bookingCharges = query(
  '/freight/freightfcl/queryBookingChargeDetail.do',
  'What a booking was sent for, line by line: as it was reckoned then',
  {
    access: ['order:view', 'order:accept'],
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id() }),
    // Null where it was not sent yet, or was booked outside of the portal.
    output: object({ cost: cost().nullable().default(null) }),
  },
);
