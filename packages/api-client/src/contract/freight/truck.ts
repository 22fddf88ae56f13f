import { array, number, object } from 'yup';
import { query } from '../define.ts';
import { exactNumber, id, maybeId, money, pageOf, paging, text } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { answeredDay, ctnType, portEnd, refItem, wharf } from './fields.ts';

export const truckPage = query(
  '/freight/truck/pub/queryTruckPage.do',
  'What a truck costs between a port and a place',
  {
    offers: 'truck',
    access: 'visitor',
    assumed: true,
    limit: 60,
    input: object({
      ...paging(10),
      portId: maybeId(),
      cityId: maybeId(),
      ctnType: exactNumber().min(1).max(99),
      keyword: line(50).default(''),
    }),
    output: pageOf(
      object({
        id: id(),
        port: portEnd().required(),
        wharf: wharf().nullable().default(null),
        city: refItem().required(),
        ctnType: ctnType(),
        price: money(),
        currency: text(),
        // Added from so many kg on.
        overweight: array(object({ fromKg: number().integer().positive().required(), add: money() })).required(),
        // Hours that cost nothing, and each one after them.
        waitFree: number().integer().min(0).required(),
        waitPrice: money(),
        validFrom: answeredDay(),
        validTo: answeredDay(),
        remark: text(),
      }),
    ),
  },
);
