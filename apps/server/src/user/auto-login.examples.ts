import type { Examples } from '../testing/example.ts';
import { giveTicket } from './proof/tickets.ts';

export const examples: Examples<'user', 'autoLogin'> = {
  autoLoginKey: () => ({ target: 'oms' }),
  autoLogin: async ({ db, ids }) => ({ key: await giveTicket(db, 'autoLogin', { phone: '', userId: ids.user }) }),
};
