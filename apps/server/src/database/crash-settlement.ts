import { contract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { statementTotals } from '@lading/validators/settlement';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { addVersion } from '../settlement/confirm.ts';
import { askToConfirm } from '../settlement/note.ts';
import { linesOf, restate } from '../settlement/restate.ts';
import { ACCOUNTS } from '../testing/server.ts';
import { killAmid, type ServerProcess, startProcess } from './crash-server.ts';
import type { Db } from './open.ts';
import {
  accountLines,
  accountLog,
  accountSums,
  accounts,
  accountVersions,
  bookings,
  messages,
  payments,
  todos,
  webUsers,
} from './schema.ts';

const calls = contract.settlement;
/** Milliseconds after the sending that the server dies at, round by round; none: at its first answer. */
const AFTER = [undefined, 20, 45, 8, 70, 30, 110] as const;
const STEPS = ['confirm', 'reissue', 'pay'] as const;
/** What the freight costs before, and once it is issued anew. */
const [BEFORE, ANEW] = ['4620.00', '4400.00'];

/** A statement with which one thing is done. */
export interface Step {
  readonly kind: (typeof STEPS)[number];
  readonly accountId: number;
  readonly customerId: number;
  readonly bookingId: number;
  readonly requestId: string;
  readonly revision: number;
  readonly lineIds: readonly number[];
}

async function addStep(db: Db, customerId: number, kind: Step['kind'], name: string): Promise<Step> {
  const [booking] = await db
    .insert(bookings)
    .values({ customerId, bookingNo: `B${name}`, blType: 1, shippingName: 'COSCO', webStatus: 4, orderStatus: 4 })
    .returning();
  const bookingId = booking?.id ?? 0;
  const status = kind === 'pay' ? ACCOUNT_STATUS.confirmed : ACCOUNT_STATUS.toConfirm;
  const days = { issueDay: '2026-11-20', dueDay: '2026-12-20' };
  const [made] = await db
    .insert(accounts)
    .values({ ...days, customerId, bookingId, status, accountNo: `ST${name}` })
    .returning();
  const accountId = made?.id ?? 0;
  const line = { accountId, bookingId, quantity: '2', unit: 'box' as const };
  await db.insert(accountLines).values([
    { ...line, position: 0, code: 'OF', name: '海运费', currency: 'USD', unitPrice: '2310.00', amount: BEFORE },
    { ...line, position: 1, code: 'THC', name: '码头操作费', currency: 'CNY', unitPrice: '1240.00', amount: '2480.00' },
  ]);
  const account = await restate(db, accountId);
  await addVersion(db, account, { userId: null });
  if (kind !== 'pay') await askToConfirm(db, account);
  const lineIds = (await linesOf(db, accountId)).map(({ id }) => id);
  const { revision } = account;
  return { kind, accountId, customerId, bookingId, revision, lineIds, requestId: `crash-settle-${name}` };
}

/** As many rounds as asked for: in each one statement is confirmed, one issued anew, one paid. */
export async function prepareSteps(db: Db, customerId: number, rounds: number): Promise<Step[][]> {
  await db
    .update(webUsers)
    .set({ roles: ['finance'] })
    .where(eq(webUsers.account, ACCOUNTS.staff));
  const made: Step[][] = [];
  for (let round = 0; round < rounds; round++) {
    const steps: Step[] = [];
    for (const kind of STEPS) steps.push(await addStep(db, customerId, kind, `CRASH${round}${kind}`));
    made.push(steps);
  }
  return made;
}

/** Does it, as a page does; the code that was answered. */
async function act(customer: ServerProcess, staff: Pick<ServerProcess, 'call'>, step: Step) {
  const { kind, accountId, bookingId, customerId, lineIds, requestId, revision } = step;
  if (kind === 'confirm') return customer.call(calls.updateInConfirm, { accountId, type: '4' });
  if (kind === 'pay') {
    const paid = { customerId, day: '2026-11-25', way: 'transfer' as const, currency: 'USD', amount: BEFORE };
    return staff.call(calls.recordPayment, { ...paid, matches: [{ accountId, amount: BEFORE }], requestId });
  }
  const line = { bookingId, nameEn: '', unit: 'box' as const, quantity: '2', taxRate: '0' as const };
  const said = { supplier: '', reason: '' as const, reasonText: '' };
  return staff.call(calls.reissueStatement, {
    accountId,
    requestId,
    revision,
    why: '运价有误',
    lines: [
      { ...line, ...said, id: lineIds[0] ?? 0, code: 'OF', name: '海运费', currency: 'USD', unitPrice: '2200.00' },
      { ...line, ...said, id: lineIds[1] ?? 0, code: 'THC', name: '码头操作费', currency: 'CNY', unitPrice: '1240.00' },
    ],
  });
}

/** Kills the server in the middle; the steps that were answered. */
export async function killWhileSettling(dataDir: string, steps: readonly Step[], round: number): Promise<Step[]> {
  const server = await startProcess(dataDir);
  const staff = await server.as(ACCOUNTS.staff);
  return killAmid(server, steps, (step) => act(server, staff, step), AFTER[round % AFTER.length]);
}

/** All once more, as by people who got no answer: what was done is answered as done, or refused as confirmed already. */
export async function settleAgain(dataDir: string, steps: readonly Step[]): Promise<void> {
  const server = await startProcess(dataDir);
  const staff = await server.as(ACCOUNTS.staff);
  for (const step of steps) await act(server, staff, step);
  await server.kill();
}

/** Signs that it was done, each by itself. */
async function signsOf(db: Db, { kind, accountId, requestId }: Step): Promise<boolean[]> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const lines = await linesOf(db, accountId);
  const [dollars] = await db
    .select()
    .from(accountSums)
    .where(and(eq(accountSums.accountId, accountId), eq(accountSums.currency, 'USD')));
  const logged = async (event: string) =>
    (await db.$count(accountLog, and(eq(accountLog.accountId, accountId), eq(accountLog.event, event)))) === 1;
  const told = async (type: string) =>
    (await db.select().from(messages).where(eq(messages.type, type))).filter(
      ({ values }) => values.accountNo === account?.accountNo,
    ).length === 1;
  if (kind === 'confirm')
    return [
      account?.status === ACCOUNT_STATUS.confirmed,
      account?.state === 'confirmed',
      lines.every(({ check }) => check === 'fine'),
      (await db.$count(todos, and(eq(todos.accountId, accountId), isNull(todos.closedAt)))) === 0,
      await logged('confirmed'),
      await told('accountConfirmed'),
    ];
  if (kind === 'reissue')
    return [
      account?.version === 2 && account.status === ACCOUNT_STATUS.reissued,
      lines[0]?.amount === ANEW,
      dollars?.amount === ANEW,
      (await db.$count(accountVersions, eq(accountVersions.requestId, requestId))) === 1,
      await logged('reissued'),
      await told('statementReissued'),
    ];
  return [
    account?.state === 'partPaid',
    dollars?.paid === BEFORE,
    (await db.$count(payments, eq(payments.requestId, requestId))) === 1,
    await logged('paid'),
  ];
}

/** How far each is, and whether the sums that are kept are those of its lines. */
export async function stepsOf(db: Db, steps: readonly Step[]): Promise<('none' | 'half' | 'done')[]> {
  const states: ('none' | 'half' | 'done')[] = [];
  for (const step of steps) {
    const kept = await db
      .select()
      .from(accountSums)
      .where(eq(accountSums.accountId, step.accountId))
      .orderBy(asc(accountSums.position));
    const sums = statementTotals(await linesOf(db, step.accountId));
    const agree =
      JSON.stringify(kept.map(({ currency, amount }) => [currency, amount])) ===
      JSON.stringify(sums.map(({ currency, amount }) => [currency, amount]));
    const signs = new Set(await signsOf(db, step));
    states.push(!agree || signs.size > 1 ? 'half' : signs.has(true) ? 'done' : 'none');
  }
  return states;
}
