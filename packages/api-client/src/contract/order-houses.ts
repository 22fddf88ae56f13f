import { array, number, object } from 'yup';
import { query } from './define.ts';
import { booking, eitherBill } from './order-bills.ts';

const bills = () => array(object(eitherBill())).required();

export const blCompareMaster = query(
  '/order/websi/queryBlCompareMaster.do',
  'Master and house bills of a booking that has both; else both lists are empty',
  {
    access: ['bill:view', 'bill:issue'],
    about: ['booking', 'bookingId'],
    assumed: true,
    input: booking(),
    output: object({
      masterVersion: number().integer().min(0).required(),
      houseVersion: number().integer().min(0).required(),
      // Main bill first; left and right of the comparison of master and houses.
      masters: bills(),
      houses: bills(),
    }),
  },
);
