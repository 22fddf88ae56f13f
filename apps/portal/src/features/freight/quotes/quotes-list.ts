import { contract, type Out } from '@lading/api-client/contract';
import { localDate } from '@lading/validators/record';
import { defineList, said } from '../../../kit/list.ts';
import type { QuotesSearch } from './quotes-search.ts';

const { quoteHistory, quoteTemplates } = contract.freight;
export type QuoteRow = Out<typeof quoteHistory>['records'][number];
export type Template = Out<typeof quoteTemplates>['records'][number];

/** `2026-02-31` looks like a day and is none. */
const dayOf = (day: string | undefined) => (day !== undefined && localDate.is(day) ? day : undefined);

/** The quotations of the company. */
export const quotesList = defineList(quoteHistory, {
  name: 'quotes',
  path: '/quotes',
  rowKey: ({ id }) => id,
  rowName: ({ quoteNo }) => quoteNo,
  arg: ({ current, size, keyword }, { of, validity, from, to }: QuotesSearch) => ({
    current,
    size,
    ...said({ keyword: keyword?.slice(0, 50), mode: of, state: validity, from: dayOf(from), to: dayOf(to) }),
  }),
});
