import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from './testing/fixture.ts';
import { ACCOUNTS, startServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  token = await server.login();
});
afterAll(() => server.close());

const inputs = () => {
  const { master, house, account, news } = server.ids;
  const booking = { bookingId: master };
  return {
    user: {
      login: { account: ACCOUNTS.other, password: PASSWORD },
      sealKey: undefined,
      checkToken: undefined,
      webUserInfo: undefined,
      toDoList: {},
      toDoCount: {},
      logout: undefined,
    },
    message: { messageDetail: { id: news } },
    order: {
      orderPage: {},
      blType: booking,
      blFile: booking,
      countNumMbl: booking,
      countNumHbl: booking,
      initInfoMbl: booking,
      initInfoHbl: { bookingId: house },
      copyQueRenToMbl: booking,
      copyQueRenToHbl: { bookingId: house },
      blVersions: booking,
      markBlViewed: { bookingId: master, version: 3 },
      blMarks: booking,
      saveBlMarks: { bookingId: master, version: 3, marks: [{ path: 'bill.vessel', kind: 'ok' }] },
      blRequests: booking,
      blLog: booking,
      blCutoffs: booking,
      blCompareMaster: booking,
      // What only staff may do, and what changes the status, have tests of their own.
      submitBlChanges: null,
      blRequestQueue: null,
      blForIssue: null,
      answerBlRequests: null,
      issueBlDraft: null,
      blShares: null,
      createBlShare: null,
      revokeBlShare: null,
      openBlShare: null,
      exportBlDifferences: null,
    },
    settlement: {
      inConfirmInfo: { accountId: account },
      updateInConfirm: { accountId: account, type: '4' },
      report: null,
    },
  } satisfies { [D in keyof typeof contract]: { [C in keyof (typeof contract)[D]]: unknown } };
};

it('serves every call of the contract inside the envelope and its output schema', async () => {
  const asked: Record<string, Record<string, unknown>> = inputs();
  // Logging out comes last.
  for (const [domain, calls] of Object.entries(contract).reverse()) {
    for (const [name, endpoint] of Object.entries(calls).reverse()) {
      if (endpoint.kind === 'download' || asked[domain]?.[name] === null) continue;
      if (endpoint.path.endsWith('logout.do')) continue;
      const answer = await server.post(endpoint.path, asked[domain]?.[name], { auth: token });
      expect({ name, code: answer.code, status: answer.status }).toEqual({ name, code: '1', status: 200 });
    }
  }
  const bye = await server.call(contract.user.logout, undefined, token);
  expect(bye).toEqual({ status: 200, code: '1', message: 'success', data: null });
});

it('asks every member call for a session', async () => {
  for (const calls of Object.values(contract)) {
    for (const endpoint of Object.values(calls)) {
      if (endpoint.access === 'visitor') continue;
      const { method, path: url } = endpoint;
      const answer = await server.app.inject({ method, url, headers: { auth: 'no such token' } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ code: '401', message: '登录已过期或未登录，请重新登录', data: null });
    }
  }
});

it('refuses a customer call to staff, who belong to no customer', async () => {
  const staff = await server.login(ACCOUNTS.staff);
  const answer = await server.call(contract.order.orderPage, {}, staff);
  expect(answer).toMatchObject({ status: 403, code: '403', message: 'You are not allowed to do this' });
  expect((await server.call(contract.user.toDoList, {}, staff)).data).toEqual({ records: [], total: 0 });
});

it('answers 404 for what belongs to another customer, exactly as for what does not exist', async () => {
  const mine = await server.login();
  const { foreign, foreignAccount, foreignBill, draftBill, master, news } = server.ids;
  const { order, settlement, message } = contract;
  const other = await server.login(ACCOUNTS.other);
  const answers = [
    await server.call(order.blType, { bookingId: foreign }, mine),
    await server.call(order.blType, { bookingId: 999_999 }, mine),
    await server.call(order.blFile, { bookingId: foreign }, mine),
    await server.call(order.countNumMbl, { bookingId: foreign }, mine),
    await server.call(order.initInfoMbl, { bookingId: foreign }, mine),
    await server.call(order.initInfoMbl, { bookingId: master, mblId: foreignBill }, mine),
    await server.call(order.initInfoMbl, { bookingId: master, mblId: draftBill }, mine),
    await server.call(order.copyQueRenToMbl, { bookingId: foreign }, mine),
    await server.call(settlement.inConfirmInfo, { accountId: foreignAccount }, mine),
    await server.call(settlement.updateInConfirm, { accountId: foreignAccount, type: '4' }, mine),
    await server.call(message.messageDetail, { id: news }, other),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: '404', data: null });
  expect(new Set(answers.map(({ message: text }) => text)).size).toBe(1);
});
