import { contract, type Out } from '@lading/api-client/contract';
import { defineList, said } from '../../../kit/list.ts';
import type { MembersSearch } from './members-search.ts';

const { webUserPage } = contract.user;
export type Person = Out<typeof webUserPage>['records'][number];

/** The people of the reader's company. */
export const membersList = defineList(webUserPage, {
  name: 'members',
  path: '/company',
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  arg: ({ current, size, keyword }, { active }: MembersSearch) => ({
    current,
    size,
    ...said({ keyword, active: active && active === 'on' }),
  }),
});
