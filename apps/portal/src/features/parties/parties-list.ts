import type { PartyKind } from '@lading/validators/record';
import { defineList, said } from '../../kit/list.ts';
import { PARTY_CALLS } from '../../kit/parties/calls.ts';
import type { PartiesSearch } from './parties-search.ts';

const listOf = (kind: PartyKind) =>
  defineList(PARTY_CALLS[kind].page, {
    name: 'parties',
    path: '/parties',
    rowKey: ({ id }) => id,
    rowName: ({ alias }) => alias,
    arg: ({ current, size, keyword }, { country }: PartiesSearch) => ({
      current,
      size,
      ...said({ keyword: keyword?.slice(0, 50), countryCode: country }),
    }),
  });

/** The book, a list for each kind. */
export const PARTY_LISTS = { shipper: listOf('shipper'), consignee: listOf('consignee'), notify: listOf('notify') };
