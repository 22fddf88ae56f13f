import { array, object, string } from 'yup';
import { query } from '../define.ts';
import { ownTrace } from '../order/trace-fields.ts';
import { TRACE_KEYS, TRACE_NUMBERS, type TraceKey } from '../order/trace-shapes.ts';
import { text } from '../shapes.ts';

const number = () => string().strict().min(1).max(40).required();

export const cargoTracking = query(
  '/freight/cargoTracking/pub/queryCargoTracking.do',
  'Where shipments are: for a visitor by work number and warehouse entry number, both of each; for a member those of the company by any number. Neither parties nor values are answered',
  {
    access: 'visitor',
    limit: 10,
    input: object({
      items: array(object({ workNo: number(), warehouseEntryNo: number() })).max(TRACE_NUMBERS),
      by: string<TraceKey>().oneOf(TRACE_KEYS),
      numbers: array(number()).max(TRACE_NUMBERS),
    }).test('either', ({ items, by, numbers } = {}) =>
      items?.length ? numbers === undefined : by !== undefined && numbers !== undefined && numbers.length > 0,
    ),
    output: object({
      list: array(ownTrace).required(),
      // What was asked for and not found, as it was asked.
      missing: array(text()).required(),
    }),
  },
);
