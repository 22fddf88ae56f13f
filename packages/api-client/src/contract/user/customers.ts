import { array, boolean, number, object, string } from 'yup';
import { query } from '../define.ts';
import { exactText, id, maybeId, pageOf, paging, text } from '../shapes.ts';
import { line, membership } from './fields.ts';
import { CUSTOMER_VIEWS, type CustomerView } from './shapes.ts';

/** The forwarder's customers, for whoever reviews them. */

const count = () => number().integer().min(0).required();

const customer = object({
  id: id(),
  code: text(),
  nameCn: text(),
  nameEn: text(),
  uscc: text(),
  phone: text(),
  address: text(),
  mainLanes: array(string().required()).required(),
  level: count(),
  certification: count().max(4),
  // As they were granted; null without.
  credit: object({ method: text(), days: count(), limit: text(), validTo: text() }).nullable().default(null),
  fuda: membership().nullable().default(null),
  createTime: string().required(),
  users: count(),
  // Whether anybody of them can log in.
  active: boolean().required(),
  // Since when the oldest application waits; null where none does.
  waitingSince: string().nullable().defined(),
});

export const customerPage = query(
  '/user/customer/queryCustomerPage.do',
  'Customers, those who wait for a decision first',
  {
    access: 'customer:review',
    about: ['customer', 'customerId'],
    assumed: true,
    input: object({
      ...paging(20),
      keyword: line(64).default(''),
      // With it, that one alone.
      customerId: maybeId(),
      view: exactText()
        .oneOf([...CUSTOMER_VIEWS])
        .default('all' satisfies CustomerView),
    }),
    output: pageOf(customer).shape({
      views: object({ all: count(), certification: count(), credit: count(), fuda: count() }).required(),
    }),
  },
);
