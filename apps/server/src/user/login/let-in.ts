import { contract, type Out } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { webUsers } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { refused } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import { ofLanguage } from '../name.ts';
import { demandSecond } from '../second/demand.ts';
import { findVisitor, openSession, type Visitor } from '../session.ts';
import { deviceCookie, REMEMBERED, rememberDevice } from './devices.ts';
import { networkOf } from './network.ts';

export const personOf = (visitor: Visitor, language: Language) => ({
  id: visitor.userId,
  name: ofLanguage(language, visitor.name, visitor.nameEn),
  companyName: ofLanguage(language, visitor.company, visitor.companyEn),
});

/** The second step of any of the others: by figures, or by a recovery code. */
export type SecondWay = 'second' | 'recovery';

interface Entering {
  readonly user: Pick<typeof webUsers.$inferSelect, 'id' | 'account' | 'customerId'>;
  /** what a known device's cookie holds */
  readonly device?: string | undefined;
  /** other than by a password */
  readonly way?: 'sms' | 'register' | 'key' | 'wechat' | SecondWay;
}

/** Opens a session for somebody who has shown who he is: what every way of logging in answers. Whoever has a second factor is refused until he has shown that, too. */
export async function letIn(
  services: Services,
  { user, device, way }: Entering,
  caller: Caller<Visitor | null>,
): Promise<Out<typeof contract.user.login>> {
  const { db, life, security } = services;
  const { address, agent, cookies, language } = caller;
  if (way !== 'second' && way !== 'recovery') await demandSecond(services, user, address);
  const token = await openSession(db, user.id, agent, { network: networkOf(address), life });
  const visitor = await findVisitor(db, token);
  if (!visitor) throw refused('wrongPassword');
  await db.update(webUsers).set({ lastLogin: new Date() }).where(eq(webUsers.id, user.id));
  const remembered = await rememberDevice(db, user.id, device);
  const { path } = contract.user.login;
  cookies.set(deviceCookie(user.account), remembered, { path, seconds: REMEMBERED });
  const detail = { device: device === undefined ? 'new' : 'known', ...(way && { way }) };
  security.note('login', { userId: user.id, address, detail });
  return {
    token,
    ext: { codeList: [...visitor.codes] },
    user: personOf(visitor, language),
    mustChange: visitor.mustChange,
  };
}
