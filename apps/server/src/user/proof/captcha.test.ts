import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captchas, smsCodes } from '../../database/schema.ts';
import { SLID, slid, summed, workOf } from '../../testing/proofs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { networkOf } from '../login/network.ts';

const { newCaptcha, sendSmsCode } = contract.user;
const UNKNOWN = '13012345678';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const db = () => server.database.db;
beforeEach(() => db().delete(smsCodes));

describe('a captcha', () => {
  const ask = async (captcha: object) =>
    server.call(sendSmsCode, { phone: UNKNOWN, purpose: 'login', captcha: captcha as never });
  const wrong = { code: '0', message: 'Drag the slider to the far right, or work out the sum again' };

  it('is good once, slid or answered in words', async () => {
    const captcha = await slid(server);
    expect((await ask(captcha)).code).toBe('1');
    expect(await ask(captcha)).toMatchObject(wrong);
    await db().delete(smsCodes);
    const inWords = await summed({ ...server, db: db() });
    expect(inWords).not.toHaveProperty('track');
    expect((await ask(inWords)).code).toBe('1');
  });

  it('is slid by a key at once, and by no hand', async () => {
    const { track: _, ...captcha } = await slid(server);
    expect((await ask({ ...captcha, track: [{ position: 1, time: 0, by: 'keyboard' }] })).code).toBe('1');
    const { track: __, ...other } = await slid(server);
    expect(await ask({ ...other, track: [{ position: 1, time: 0, by: 'mouse' }] })).toMatchObject({
      ...wrong,
      data: { path: 'captcha' },
    });
  });

  it('is spent by a wrong answer', async () => {
    const captcha = await slid(server);
    expect(await ask({ ...captcha, track: SLID.slice(0, 2) })).toMatchObject(wrong);
    expect(await ask(captcha)).toMatchObject(wrong);
  });

  it.each([
    ['no work', ({ id }: { id: string }) => ({ id, work: 'x', track: SLID })],
    ['no slide', ({ id, bits }: { id: string; bits: number }) => ({ id, work: workOf(id, bits) })],
    [
      'a slide that no hand makes',
      ({ id, bits }: { id: string; bits: number }) => ({
        id,
        work: workOf(id, bits),
        track: [
          { position: 0, time: 0 },
          { position: 1, time: 3 },
        ],
      }),
    ],
    ['another sum', ({ id, bits }: { id: string; bits: number }) => ({ id, work: workOf(id, bits), sum: 9 })],
    ['one that nobody issued', () => ({ id: 'no such captcha', work: 'x', track: SLID })],
  ])('with %s is refused', async (_what, answer) => {
    const { data } = await server.call(newCaptcha, undefined);
    expect(await ask(answer(data))).toMatchObject(wrong);
  });

  it('expires here, whatever the browser says', async () => {
    const captcha = await slid(server);
    await db()
      .update(captchas)
      .set({ expiresAt: new Date(Date.now() - 1) });
    expect(await ask(captcha)).toMatchObject(wrong);
  });

  it('asks its sum in the language of the page', async () => {
    expect((await server.call(newCaptcha, undefined)).data.question).toMatch(/^How much is \d+ plus \d+\?$/);
    const { data } = await server.call(newCaptcha, undefined, undefined, { language: 'zh-CN' });
    expect(data.question).toMatch(/^\d+ 加 \d+ 等于多少？$/);
  });
});

it('shows of an address its network only', () => {
  expect(['203.0.113.77', '::ffff:203.0.113.77', '2001:db8:1:2::3', '::1', 'unknown'].map(networkOf)).toEqual([
    '203.0.113.*',
    '203.0.113.*',
    '2001:db8:1:*',
    '::*',
    '',
  ]);
});
