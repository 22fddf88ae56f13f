// The issuing service of the demonstration never refuses, so one that does stands in its place.
import { contract, INVOICE_STATUS } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '../../database/schema.ts';
import { startServer } from '../../testing/server.ts';
import { statementsOver } from '../../testing/statements.ts';
import { type World, worldOver } from '../../testing/world.ts';

const outcome = vi.hoisted(() => ({ state: 'failed', reason: '购买方名称与税号不符' }));
vi.mock('./local.ts', () => ({
  localEInvoices: () => ({
    request: () => Promise.resolve(outcome as { state: 'failed'; reason: string }),
    reverse: () => Promise.reject(new Error('nothing was issued')),
    file: () => Promise.reject(new Error('nothing was issued')),
  }),
}));

const { issueEInvoice, eInvoices } = contract.settlement;
let world: World;
beforeAll(async () => {
  world = worldOver(await startServer());
});
afterAll(() => world.close());

it('tells the customer why an invoice could not be issued, and of which statement', async () => {
  const over = statementsOver(world);
  const { invoices, accountId } = await over.applied();
  const [one] = invoices;
  if (!one) throw new Error('nothing was asked for');
  const { id, revision } = one;
  const answer = await world.call(issueEInvoice, { id, revision }, await over.staff());
  expect(answer.data.status).toBe(INVOICE_STATUS.failed);
  const told = await world.db.select().from(messages).where(eq(messages.type, 'invoiceFailed'));
  const { accountNo } = (await over.seen(accountId)).row;
  expect(told).toMatchObject([{ customerId: world.ids.customer, values: { no: accountNo, text: outcome.reason } }]);
  const { data } = await world.call(eInvoices, { accountId }, await over.customer());
  expect(data.records.find((row) => row.id === id)).toMatchObject({ status: INVOICE_STATUS.failed });
});
