import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { ofLanguage } from './name.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { currentKey, isSealed, openSealed } from './seal.ts';
import { findVisitor, openSession, revokeSession, type Visitor } from './session.ts';

const person = (visitor: Visitor, language: Language) => ({
  id: visitor.userId,
  name: ofLanguage(language, visitor.name, visitor.nameEn),
  companyName: ofLanguage(language, visitor.company, visitor.companyEn),
});

export const login = ({ db, bus }: Services): FileHandlers<'user', 'login'> => ({
  async login({ account, password }, { language, agent }) {
    const secret = isSealed(password) ? await openSealed(db, contract.user.login.path, password) : password;
    await countAttempt(db, account);
    const [user] = await db.select().from(webUsers).where(eq(webUsers.account, account.trim()));
    const right = await verifyPassword(secret, user?.passwordHash);
    if (!right || !user?.active) throw refused('wrongPassword');
    await clearAttempts(db, account);
    if (isOutdated(user.passwordHash)) {
      const passwordHash = await hashPassword(secret);
      await db.update(webUsers).set({ passwordHash }).where(eq(webUsers.id, user.id));
    }
    const token = await openSession(db, user.id, agent);
    const visitor = await findVisitor(db, token);
    if (!visitor) throw refused('wrongPassword');
    return { token, ext: { codeList: [...visitor.codes] }, user: person(visitor, language) };
  },

  sealKey: () => currentKey(db),

  async logout(_input, { visitor }) {
    await db.transaction(async (tx) => {
      await revokeSession(tx, visitor.session);
      await bus.publish(tx, { type: 'logout', session: visitor.session });
    });
    return null;
  },

  checkToken: async (_input, { visitor }) => visitor !== null,

  async webUserInfo(_input, { visitor, language }) {
    return { roles: [...visitor.codes], baseInfo: { ...person(visitor, language), account: visitor.account } };
  },
});
