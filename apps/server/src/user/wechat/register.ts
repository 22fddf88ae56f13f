import { contract, type In, type Out } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { webUsers } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { acceptInvitation } from '../invitations.ts';
import { letIn } from '../login/let-in.ts';
import { chosenPassword, insistOnHard, plainOf } from '../new-password.ts';
import { hashPassword } from '../password.ts';
import { isRightCode } from '../proof/sms-codes.ts';
import { addCustomer } from '../register.ts';
import type { Visitor } from '../session.ts';
import { bind } from './bindings.ts';
import { takeWxTicket, ticketOf } from './scenes.ts';

const { wechatRegister } = contract.user;
type Asked = In<typeof wechatRegister>;

/** What a company is registered with; undefined where it was not told. */
async function detailsOf(services: Services, { phone, companyName = '', name = '', password }: Asked) {
  if (companyName === '' && name === '' && password === undefined) return undefined;
  if (companyName.length < 2) throw refused('wechatNew', undefined, 'companyName');
  if (name.length < 2) throw refused('wechatNew', undefined, 'name');
  const plain = await plainOf(services, wechatRegister, password ?? '');
  const chosen = await chosenPassword(services, wechatRegister, { password: plain, passwordAgain: plain });
  await insistOnHard(chosen, { phone, company: companyName });
  return { companyName, name, chosen };
}

/** Who has the telephone, once its code was right. Where nobody has it and nothing more was told, the code stays good for who tells more. */
async function ownerOf(
  { db, wrapping }: Services,
  { phone, code }: Asked,
  told: boolean,
  caller: Caller<Visitor | null>,
) {
  const outcome = await db.transaction(async (tx) => {
    // A wrong try is kept, so it is no failure of this transaction.
    if (!(await isRightCode({ db: tx, wrapping }, phone, 'bindWechat', code))) return 'wrong';
    const [known] = await tx.select().from(webUsers).where(eq(webUsers.account, phone));
    const user = known ?? (await acceptInvitation(tx, phone, caller.language));
    if (!user && !told) throw refused('wechatNew', undefined, 'companyName');
    return { user };
  });
  if (outcome === 'wrong') throw refused('smsWrong', undefined, 'code');
  return outcome.user;
}

/** Binds a WeChat that was scanned to the account of a telephone, or registers a company with it. */
export async function registerByWeChat(
  services: Services,
  asked: Asked,
  caller: Caller<Visitor | null>,
): Promise<Out<typeof wechatRegister>> {
  const { db, gate, security } = services;
  if (!(await ticketOf(db, asked.wxTicket))) throw refused('wechatOver');
  const details = await detailsOf(services, asked);
  const known = await ownerOf(services, asked, details !== undefined, caller);
  if (known && !known.active) throw refused('accountOff');
  const trying = { account: asked.phone, address: caller.address, device: undefined };
  const passwordHash = known || !details ? '' : await gate.inTurn(trying, () => hashPassword(details.chosen));
  const user = await db.transaction(async (tx) => {
    const taken = await takeWxTicket(tx, asked.wxTicket);
    if (!taken) throw refused('wechatOver');
    const { phone } = asked;
    const { language } = caller;
    const { companyName = '', name = '' } = details ?? {};
    const owner = known ?? (await addCustomer(tx, { phone, companyName, name, passwordHash, language }));
    await bind(tx, owner.id, taken);
    return owner;
  });
  security.note('wechatBound', { userId: user.id, address: caller.address });
  return letIn(services, { user, way: 'wechat' }, caller);
}
