import { object } from 'yup';
import { command } from '../define.ts';
import { id } from '../shapes.ts';
import { rows } from './charge-fields.ts';
import { count, revision } from './fields.ts';
import { sheets } from './sheets.ts';

/** How the sheet of charges of an order is filled. */

const access = 'charge:issue';

export const saveCharges = command(
  '/settlement/charge/saveSheet.do',
  'Write the charges of an order that stand on no statement; those left out are taken away',
  {
    access,
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), lines: rows(), revision: revision() }),
    output: object({ revision: revision() }),
    invalidates: sheets,
  },
);

export const takeCharges = command(
  '/settlement/charge/takeFromOrder.do',
  'Add what the rate of the order promised and no line bills yet',
  {
    access,
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), revision: revision() }),
    output: object({ revision: revision(), added: count() }),
    invalidates: sheets,
  },
);
