import { randomBytes } from 'node:crypto';
import { contract, type In } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { letIn } from './login/let-in.ts';
import { chosenPassword, insistOnHard } from './new-password.ts';
import { hashPassword } from './password.ts';
import { insistOnCode } from './proof/sms-codes.ts';
import type { Visitor } from './session.ts';

type Asked = In<typeof contract.user.register>;

interface Registered {
  readonly phone: string;
  readonly companyName: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: Caller['language'];
}

/** A new customer with its first user. */
export async function addCustomer(tx: Db, { phone, companyName, name, passwordHash, language }: Registered) {
  const [taken] = await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.account, phone));
  if (taken) throw refused('phoneTaken', undefined, 'phone');
  // The code is ours: a name may exist twice, and which one is meant is seen at the certification.
  const [customer] = await tx
    .insert(customers)
    .values({ code: `W${randomBytes(6).toString('hex').toUpperCase()}`, name: companyName })
    .returning({ id: customers.id });
  const [user] = await tx
    .insert(webUsers)
    .values({ customerId: customer?.id ?? null, account: phone, passwordHash, name, language, roles: ['owner'] })
    .onConflictDoNothing()
    .returning();
  // Two that came at once: the second takes its customer back with it.
  if (!user) throw refused('phoneTaken', undefined, 'phone');
  return user;
}

async function registerCompany(services: Services, asked: Asked, caller: Caller<Visitor | null>) {
  const { phone, companyName, name, code } = asked;
  if (!asked.agreement) throw refused('agreementMissing', undefined, 'agreement');
  const chosen = await chosenPassword(services, contract.user.register, asked);
  await insistOnHard(chosen, { phone, company: companyName });
  await insistOnCode(services, phone, 'register', code);
  const trying = { account: phone, address: caller.address, device: undefined };
  const passwordHash = await services.gate.inTurn(trying, () => hashPassword(chosen));
  const { language } = caller;
  const user = await services.db.transaction((tx) =>
    addCustomer(tx, { phone, companyName, name, passwordHash, language }),
  );
  return letIn(services, { user, way: 'register' }, caller);
}

export const register = (services: Services): FileHandlers<'user', 'register'> => ({
  register: (asked, caller) => registerCompany(services, asked, caller),
});
