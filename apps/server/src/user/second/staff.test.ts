import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webUsers } from '../../database/schema.ts';
import { appOf, holdClock, SECRET, twofold } from '../../testing/second-step.ts';
import { ACCOUNTS, startServer, type TestServer } from '../../testing/server.ts';
import { openSession } from '../session.ts';
import { endWithoutFactor } from './demand.ts';

const calls = contract.user;
holdClock();

describe('where staff must have one', () => {
  let strict: TestServer;
  let staff: ReturnType<typeof twofold>;
  beforeAll(async () => {
    strict = await startServer({ secondForStaff: true });
    staff = twofold(strict);
  });
  afterAll(() => strict.close());

  it('they set it up while they log in, and keep it; customers are not asked', async () => {
    expect((await staff.enter()).code).toBe('1');
    const { ticket, secret = '', url } = await staff.first(ACCOUNTS.staff);
    expect([secret, url]).toEqual([expect.stringMatching(SECRET), expect.stringMatching(/^otpauth:/)]);
    expect((await staff.prove(ticket, '000000')).code).toBe('0');
    const { data } = await staff.prove(ticket, appOf(secret, -1));
    expect(data.recovery).toHaveLength(10);
    const { token } = data.login;
    expect((await strict.call(calls.secondFactor, undefined, token)).data).toMatchObject({ on: true, demanded: true });
    const end = await strict.call(calls.endSecondFactor, { code: appOf(secret) }, token);
    expect(end.message).toMatch(/cannot be switched off/);
    const next = await staff.first(ACCOUNTS.staff);
    expect(next.secret).toBeUndefined();
    expect((await staff.prove(next.ticket, appOf(secret))).data.recovery).toBeNull();
  });

  it('what they opened before ends when the server starts with the setting', async () => {
    const { db: own } = strict.database;
    const [row] = await own
      .insert(webUsers)
      .values({ customerId: null, account: 'no-factor', passwordHash: '', name: '某人' })
      .returning();
    const [boss] = await own.select().from(webUsers).where(eq(webUsers.account, ACCOUNTS.staff));
    const open = (userId = 0) => openSession(own, userId, 'test');
    const tokens = [await open(row?.id), await open(boss?.id), await open(strict.ids.user)];
    await endWithoutFactor(own);
    const good = tokens.map(async (token) => (await strict.call(calls.checkToken, undefined, token)).data);
    expect(await Promise.all(good)).toEqual([false, true, true]);
  });
});
