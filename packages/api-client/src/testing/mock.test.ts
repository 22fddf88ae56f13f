import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import { createClient } from '../client/create-client.ts';
import { ApiError, settle } from '../client/errors.ts';
import { contract, file, upload } from '../contract/index.ts';
import { mock, mockError } from './index.ts';

const { user, order, settlement } = contract;
const server = setupServer();
const { call } = createClient({ base: 'http://mocked.test', token: () => 't', language: () => 'zh-CN' });
const failure = async (promise: Promise<unknown>) => {
  const result = await settle(promise);
  return result.ok ? undefined : result.error;
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('answers with a value or from the input, defaults filled in', async () => {
  server.use(
    mock(order.blType, 2),
    mock(user.toDoList, ({ size, current }) => ({ records: [], total: size * current })),
    mock(user.logout, null),
  );
  expect(await call(order.blType, { bookingId: 1 })).toBe(2);
  expect(await call(user.toDoList, { current: 4 })).toEqual({ records: [], total: 12 });
  expect(await call(user.logout)).toBeNull();
});

it('answers a file', async () => {
  server.use(mock(settlement.report, ({ accountId }) => new Blob([`account ${accountId}`], { type: 'text/html' })));
  const file = await call(settlement.report, { reportlet: 'booking_account', accountId: 7 });
  expect([file.type, await file.text()]).toEqual(['text/html', 'account 7']);
});

it('reads an upload as the server does', async () => {
  const put = upload('/user/common/put.do', '', {
    access: 'member',
    input: object({ file: file(['.pdf']), bookingId: number().strict().required() }),
    output: string().defined(),
  });
  server.use(mock(put, async ({ file: sent, bookingId }) => `${sent.name} ${await sent.text()} ${bookingId}`));
  expect(await call(put, { file: new File(['x'], '托书.pdf'), bookingId: 7 })).toBe('托书.pdf x 7');
  const wrong = await failure(call(put, { file: new File(['x'], 'a.exe'), bookingId: 7 }));
  expect(wrong).toMatchObject({ kind: 'invalid', field: 'file' });
});

it('refuses a wrong input with the path of the field', async () => {
  server.use(mock(order.orderPage, { records: [], total: 0 }));
  const wrong = await failure(call(order.orderPage, { sort: { field: 'secret' as 'etd', order: 'asc' } }));
  expect(wrong).toMatchObject({ kind: 'invalid', field: 'sort.field', status: 400 });
});

it('fails as told', async () => {
  server.use(mockError(order.copyQueRenToMbl, { message: 'already confirmed' }));
  const arg = { bookingId: 1, version: 1 };
  expect(await failure(call(order.copyQueRenToMbl, arg))).toMatchObject({
    kind: 'business',
    serverMessage: 'already confirmed',
  });
  server.use(mockError(order.copyQueRenToMbl, { status: 409 }));
  expect((await failure(call(order.copyQueRenToMbl, arg)))?.kind).toBe('conflict');
  server.use(mockError(order.copyQueRenToMbl, 'network'));
  expect(await failure(call(order.copyQueRenToMbl, arg))).toBeInstanceOf(ApiError);
});
