import { AUTO_LOGIN_EXPIRES } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { letIn } from './login/let-in.ts';
import { giveTicket, takeTicket } from './proof/tickets.ts';

/** Keys that carry somebody from one system to the other: which one he goes to is for that system to know. */
export const autoLogin = (services: Services): FileHandlers<'user', 'autoLogin'> => ({
  async autoLoginKey(_asked, { visitor: { account: phone, userId } }) {
    const key = await giveTicket(services.db, 'autoLogin', { phone, userId });
    return { key, expires: AUTO_LOGIN_EXPIRES };
  },

  async autoLogin({ key }, caller) {
    const proven = await takeTicket(services.db, 'autoLogin', key);
    if (!proven) throw refused('keyOver');
    const [user] = await services.db.select().from(webUsers).where(eq(webUsers.id, proven.userId));
    if (!user?.active) throw refused('keyOver');
    return letIn(services, { user, way: 'key' }, caller);
  },
});
