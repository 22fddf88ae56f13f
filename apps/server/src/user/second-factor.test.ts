import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondFactors, tickets, webUsers } from '../database/schema.ts';
import { appOf, holdClock, SECRET, twofold } from '../testing/second-step.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { confirmFactor, forgetBegunFactors, insistOnFactor, newSecret } from './second/factors.ts';
import { wrappingBy } from './wrapping.ts';

const calls = contract.user;
holdClock();

let server: TestServer;
let people: ReturnType<typeof twofold>;
beforeAll(async () => {
  server = await startServer();
  people = twofold(server);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(secondFactors));

const db = () => server.database.db;
const isGood = async (token: string) => (await server.call(calls.checkToken, undefined, token)).data;

describe('a second factor', () => {
  it('is on when its figures have come back, and ends all other sessions', async () => {
    const [token, elsewhere] = [await server.login(), await server.login()];
    const mine = async () => (await server.call(calls.secondFactor, undefined, token)).data;
    const { data } = await server.call(calls.beginSecondFactor, undefined, token);
    const query = `secret=${data.secret.replaceAll(' ', '')}&issuer=Lading`;
    expect(data.secret).toMatch(SECRET);
    expect(data.url).toBe(`otpauth://totp/Lading:${ACCOUNTS.customer}?${query}`);
    const refusal = { code: '0', message: 'The code is wrong or was used already', data: { path: 'code' } };
    expect(await server.call(calls.confirmSecondFactor, { code: '000000' }, token)).toMatchObject(refusal);
    expect(await mine()).toEqual({ on: false, since: null, recoveryLeft: 0, demanded: false });
    expect((await people.enter()).code).toBe('1');
    const { data: on } = await server.call(calls.confirmSecondFactor, { code: appOf(data.secret) }, token);
    expect(new Set(on.recovery).size).toBe(10);
    expect(on.recovery[0]).toMatch(/^(?:[A-Z2-7]{4}-?){4}$/);
    expect(await mine()).toMatchObject({ on: true, since: expect.any(String), recoveryLeft: 10 });
    expect([await isGood(token), await isGood(elsewhere)]).toEqual([true, false]);
    const again = { code: '0', message: 'Two-step verification is on already' };
    expect(await server.call(calls.beginSecondFactor, undefined, token)).toMatchObject(again);
    expect(await server.call(calls.confirmSecondFactor, { code: '000000' }, token)).toMatchObject(again);
    expect((await server.call(calls.webUserBase, undefined, token)).data.secondFactor).toBe(true);
  });

  it('is asked for as a second step, by figures that are good once', async () => {
    const { secret } = await people.switchOn();
    const { ticket, secret: none } = await people.first();
    expect(none).toBeUndefined();
    expect((await people.prove(ticket, '000000')).message).toMatch(/^The code is wrong/);
    const [now, next] = [appOf(secret), appOf(secret, 1)];
    const { data } = await people.prove(ticket, `${now.slice(0, 3)} ${now.slice(3)}`);
    expect(data).toMatchObject({ login: { user: { name: 'Chen Wei' }, mustChange: false }, recovery: null });
    expect(await isGood(data.login.token)).toBe(true);
    expect((await people.prove(ticket, next)).message).toMatch(/^This login took too long/);
    const another = await people.first();
    expect((await people.prove(another.ticket, now)).message).toMatch(/^The code is wrong/);
  });

  it('lets one of two in that bring the same figures at the same time', async () => {
    const { secret } = await people.switchOn();
    const [one, two] = [await people.first(), await people.first()];
    const code = appOf(secret);
    const answers = await Promise.all([one, two].map(({ ticket }) => people.prove(ticket, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual(['0', '1']);
  });

  it('gives way to a recovery code, each once', async () => {
    const { token, recovery } = await people.switchOn();
    const [code = ''] = recovery;
    const written = code.toLowerCase().replaceAll('-', ' ');
    expect((await people.prove((await people.first()).ticket, written)).code).toBe('1');
    expect((await people.prove((await people.first()).ticket, code)).code).toBe('0');
    expect((await server.call(calls.secondFactor, undefined, token)).data.recoveryLeft).toBe(9);
  });

  it('is guessed five times, then not for ten minutes, with another ticket neither', async () => {
    const { secret } = await people.switchOn();
    const { ticket } = await people.first();
    const answers = await Promise.all(Array.from({ length: 8 }, () => people.prove(ticket, '000000')));
    expect(answers.filter(({ message }) => message.startsWith('The code is wrong'))).toHaveLength(5);
    expect((await people.prove((await people.first()).ticket, appOf(secret))).message).toMatch(/^Five wrong codes/);
    const kept = { db: db(), wrapping: wrappingBy(undefined) };
    const later = Date.now() + 601_000;
    expect(await insistOnFactor(kept, server.ids.user, appOf(secret, 20), later)).toBe('second');
  });

  it('is switched off by its figures and by nobody who found an open page, and ends all other sessions', async () => {
    const { token, secret } = await people.switchOn();
    const { data } = await people.prove((await people.first()).ticket, appOf(secret));
    expect((await server.call(calls.endSecondFactor, { code: '000000' }, token)).code).toBe('0');
    expect((await server.call(calls.endSecondFactor, { code: appOf(secret, 1) }, token)).code).toBe('1');
    expect([await isGood(token), await isGood(data.login.token)]).toEqual([true, false]);
    expect((await people.enter()).code).toBe('1');
  });

  it('is opened by its own ticket only, and not by that of somebody who was switched off meanwhile', async () => {
    const { secret } = await people.switchOn();
    expect((await people.prove('unknown', appOf(secret))).message).toMatch(/^This login took too long/);
    const { ticket } = await people.first();
    await db().update(tickets).set({ purpose: 'forget' });
    expect((await people.prove(ticket, appOf(secret))).message).toMatch(/^This login took too long/);
    const other = await people.first();
    const own = eq(webUsers.id, server.ids.user);
    await db().update(webUsers).set({ active: false }).where(own);
    expect((await people.prove(other.ticket, appOf(secret))).code).toBe('0');
    await db().update(webUsers).set({ active: true }).where(own);
  });
});

describe('the rows', () => {
  it('tell neither a secret nor a recovery code, where the settings have a key', async () => {
    const kept = { db: db(), wrapping: wrappingBy(Buffer.alloc(32, 1)) };
    const { secret } = await newSecret(kept, server.ids.user, ACCOUNTS.customer);
    const wrapped = /^w1\./;
    expect(await db().select().from(secondFactors)).toMatchObject([{ next: expect.stringMatching(wrapped) }]);
    const recovery = await confirmFactor(kept, { userId: server.ids.user }, appOf(secret));
    const [row] = await db().select().from(secondFactors);
    expect(row).toMatchObject({ secret: expect.stringMatching(wrapped), next: '' });
    for (const told of [secret, secret.replaceAll(' ', ''), ...recovery])
      expect(JSON.stringify(row)).not.toContain(told);
    const other = { ...kept, wrapping: wrappingBy(Buffer.alloc(32, 2)) };
    const refused = insistOnFactor(other, server.ids.user, appOf(secret, 1));
    await expect(refused).rejects.toMatchObject({ id: 'secondWrong' });
  });

  it('of what was begun are forgotten after a day, and of what is on never', async () => {
    await people.switchOn();
    const token = await server.login(ACCOUNTS.other);
    await server.call(calls.beginSecondFactor, undefined, token);
    await forgetBegunFactors(db());
    expect(await db().$count(secondFactors)).toBe(2);
    await db()
      .update(secondFactors)
      .set({ createTime: new Date(Date.now() - 90_000_000) });
    await forgetBegunFactors(db());
    expect(await db().select().from(secondFactors)).toMatchObject([{ userId: server.ids.user }]);
  });
});
