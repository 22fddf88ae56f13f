import { type contract, type In, TICKET_EXPIRES } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notLoggedIn, refused } from '../http/failure.ts';
import { masked } from '../security/log.ts';
import type { Services } from '../services.ts';
import { acceptInvitation } from './invitations.ts';
import { letIn } from './login/let-in.ts';
import { issueCaptcha, spendCaptcha } from './proof/captcha.ts';
import { insistOnCode, sendCode } from './proof/sms-codes.ts';
import { giveTicket } from './proof/tickets.ts';
import type { Visitor } from './session.ts';

type Calls = typeof contract.user;

async function send(
  services: Services,
  { phone, purpose, captcha }: In<Calls['sendSmsCode']>,
  { visitor, address, language }: Caller<Visitor | null>,
) {
  if (purpose === 'oldPhone' || purpose === 'newPhone') {
    if (!visitor) throw notLoggedIn();
    // The one goes to the number that is bound and to no other; of the new one nobody is told whose it is.
    if (purpose === 'oldPhone' && visitor.account !== phone) throw refused('phoneNotYours', undefined, 'phone');
    if (purpose === 'newPhone' && visitor.account === phone) throw refused('phoneSame', undefined, 'phone');
  }
  await spendCaptcha(services.db, captcha);
  return sendCode(services, { phone, purpose, address, language, userId: visitor?.userId });
}

async function sendForRegister(
  services: Services,
  { phone, captcha }: In<Calls['registerCode']>,
  { address, language }: Caller<Visitor | null>,
) {
  await spendCaptcha(services.db, captcha);
  const [known] = await services.db.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.account, phone));
  return sendCode(services, { phone, purpose: 'register', address, language }, known ? 'registered' : 'code');
}

async function verify(
  services: Services,
  { phone, code, purpose }: In<Calls['verifySmsCode']>,
  caller: Caller<Visitor | null>,
) {
  const { db, security } = services;
  await insistOnCode(services, phone, purpose, code).catch((error) => {
    security.note('loginRefused', { address: caller.address, detail: { account: masked(phone), why: 'smsWrong' } });
    throw error;
  });
  // From here on it is the telephone's owner who is told.
  const [known] = await db.select().from(webUsers).where(eq(webUsers.account, phone));
  const user = known ?? (await acceptInvitation(db, phone, caller.language));
  if (!user) throw refused('noAccount');
  if (!user.active) throw refused('accountOff');
  if (purpose === 'login')
    return { login: await letIn(services, { user, way: 'sms' }, caller), ticket: null, expires: null };
  const ticket = await giveTicket(db, 'forget', { phone, userId: user.id });
  return { login: null, ticket, expires: TICKET_EXPIRES };
}

/** Codes sent to a telephone. Until a right one has come back, nothing that is answered or done depends on whose number it is. */
export const sms = (services: Services): FileHandlers<'user', 'sms'> => ({
  newCaptcha: (_asked, { language }) => issueCaptcha(services.db, language),
  sendSmsCode: (asked, caller) => send(services, asked, caller),
  registerCode: (asked, caller) => sendForRegister(services, asked, caller),
  verifySmsCode: (asked, caller) => verify(services, asked, caller),
});
