import { contract, type In } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { Failure, refused } from '../http/failure.ts';
import { masked } from '../security/log.ts';
import type { Services } from '../services.ts';
import { deviceCookie, isKnownDevice } from './login/devices.ts';
import type { Trying } from './login/gate.ts';
import { letIn, personOf } from './login/let-in.ts';
import { plainOf } from './new-password.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { spendCaptcha } from './proof/captcha.ts';
import { currentKey } from './seal.ts';
import { SecondStep } from './second/demand.ts';
import { revokeSession, type Visitor } from './session.ts';

type Asked = In<typeof contract.user.login>;

async function enter(services: Services, asked: Asked, trying: Trying, caller: Caller<Visitor | null>) {
  const { db, gate } = services;
  const { account, device } = trying;
  const secret = await plainOf(services, contract.user.login, asked.password);
  const [user] = await db.select().from(webUsers).where(eq(webUsers.account, account));
  // Spent before it is known whether one was needed, so that it says nothing of the account.
  if (asked.captcha) await spendCaptcha(db, asked.captcha);
  const right = await gate.tryOnce(
    trying,
    secret,
    async () => (await verifyPassword(secret, user?.passwordHash)) && user?.active === true,
    asked.captcha !== undefined,
  );
  if (!right || !user) throw refused('wrongPassword');
  if (isOutdated(user.passwordHash)) {
    const passwordHash = await hashPassword(secret);
    await db.update(webUsers).set({ passwordHash }).where(eq(webUsers.id, user.id));
  }
  return letIn(services, { user, device }, caller);
}

export const login = (services: Services): FileHandlers<'user', 'login'> => {
  const { db, gate, security } = services;
  return {
    async login(asked, caller) {
      const account = asked.account.trim();
      const device = caller.cookies.get(deviceCookie(account));
      const isKnown = await isKnownDevice(db, account, device);
      const trying = { account, address: caller.address, device: isKnown ? device : undefined };
      const { address } = caller;
      try {
        return await gate.inTurn(trying, () => enter(services, asked, trying, caller));
      } catch (error) {
        if (error instanceof SecondStep) throw error;
        const why = error instanceof Failure ? error.id : 'error';
        security.note('loginRefused', { address, detail: { account: masked(account), why } });
        throw error;
      }
    },

    sealKey: () => currentKey(services),

    async logout(_input, { visitor, address, header }) {
      // What is kept on the device is the page's, which clears what belongs to the person: language and looks stay, and so does the
      // cookie that lets him log in while strangers try.
      header('clear-site-data', '"cache"');
      await revokeSession(db, visitor.session);
      security.note('logout', { userId: visitor.userId, address });
      return null;
    },

    checkToken: async (_input, { visitor }) => visitor !== null,

    async webUserInfo(_input, { visitor, language }) {
      return { roles: [...visitor.codes], baseInfo: { ...personOf(visitor, language), account: visitor.account } };
    },
  };
};
