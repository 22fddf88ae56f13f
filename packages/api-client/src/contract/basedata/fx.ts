import { array, object } from 'yup';
import { day } from '../content/fields.ts';
import { query } from '../define.ts';
import { fx } from '../freight/fields.ts';

export const fxRates = query(
  '/basedata/fx/pub/queryRateList.do',
  'What each currency is worth in yuan: the rates that every converted sum is reckoned by',
  {
    access: 'visitor',
    assumed: true,
    limit: 60,
    // The last ones of that day; now where it is left out.
    input: object({ date: day() }),
    output: object({ list: array(fx()).required() }),
  },
);
