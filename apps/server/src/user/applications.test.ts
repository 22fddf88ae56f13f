import { APPLICATION_STATE, contract, type StaffRole } from '@lading/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applications, customers, files, messages } from '../database/schema.ts';
import { ask } from '../testing/asked.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { CERTIFICATION, CREDIT, FUDA } from './applications.examples.ts';
import { openSession } from './session.ts';

const calls = contract.user;
const PDF = '%PDF-1.7 a paper';

let server: TestServer;
let world: World;
let owner: string;
let other: string;
const staff = (role: StaffRole) => world.someone('staff', [], role);
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  owner = await openSession(world.db, server.ids.user, 'test');
  other = await server.login(ACCOUNTS.other);
});
afterAll(() => server.close());
beforeEach(async () => {
  await world.db.delete(applications);
  await world.db.update(customers).set({ certification: 0, uscc: null, level: 0 });
});

const upload = async (content: string | Uint8Array<ArrayBuffer>, name: string, token = owner) => {
  const answer = await ask(
    server.app,
    calls.uploadFile,
    { file: new File([content], name), folder: 'papers' },
    { token },
  );
  return { ...answer, paper: answer.data as { fileId: number; name: string; path: string; contentType: string } };
};
const paper = async (token?: string) => (await upload(PDF, '营业执照.pdf', token)).paper.fileId;
const company = async (code = 'HAOYU') => (await world.db.select().from(customers).where(eq(customers.code, code)))[0];
const mine = async () => (await server.call(calls.myApplications, undefined, owner)).data.list;
const certify = async (more: object = {}, token = owner) =>
  server.call(calls.applyCertification, { ...CERTIFICATION, licenceFileId: await paper(token), ...more }, token);
const decide = async (kind: 'certification' | 'credit' | 'fuda', id: number, more: object = {}, by?: string) =>
  server.call(calls.decideApplication, { kind, id, decision: 'approve', ...more }, by ?? (await staff('admin')));
const lastNotice = async () =>
  (
    await world.db
      .select()
      .from(messages)
      .where(eq(messages.customerId, server.ids.customer))
      .orderBy(desc(messages.id))
  )[0];

describe('a paper', () => {
  it('is what its content says, whatever it is called', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    expect((await upload(png, 'C:\\papers\\licence.pdf')).paper).toMatchObject({
      name: 'licence.pdf.png',
      contentType: 'image/png',
    });
    expect((await upload(PDF, '执照.pdf')).paper).toMatchObject({ name: '执照.pdf', contentType: 'application/pdf' });
    const refusal = { code: '0', message: 'Only pdf, png or jpg up to 20 MB' };
    for (const wrong of ['<html>', 'MZ\x90', '', ' %PDF-1.7'])
      expect(await upload(wrong, 'licence.pdf')).toMatchObject(refusal);
  });

  it('is seen by its company and by those who review it, and by nobody else', async () => {
    const { path } = (await upload(PDF, '执照.pdf')).paper;
    const status = async (token: string) =>
      (await server.app.inject({ url: path, headers: { auth: token } })).statusCode;
    expect(await status(owner)).toBe(200);
    expect(await status(await staff('sales'))).toBe(200);
    expect(await status(other)).toBe(404);
    // Who works on bookings opens their papers, and finds no others.
    expect(await status(await staff('op'))).toBe(404);
    expect(await status(await world.someone('customer', [], 'tracker'))).toBe(403);
    // What is no paper stays the customer's own, also to those who review.
    const sample = `/files/${server.ids.file}/${encodeURIComponent('样本 1.pdf')}`;
    const sampleStatus = await server.app.inject({ url: sample, headers: { auth: await staff('sales') } });
    expect(sampleStatus.statusCode).toBe(404);
    const colleague = await world.someone('customer', ['company:view']);
    expect((await server.app.inject({ url: sample, headers: { auth: colleague } })).statusCode).toBe(404);
  });

  it('is one of a hundred at most', async () => {
    const row = {
      customerId: server.ids.customer,
      folder: 'papers',
      name: 'x.pdf',
      contentType: '',
      bytes: Buffer.alloc(1),
    };
    const count = await world.db.$count(files, eq(files.folder, 'papers'));
    await world.db.insert(files).values(Array.from({ length: 100 - count }, () => row));
    expect(await upload(PDF, '执照.pdf')).toMatchObject({ code: '0', message: expect.stringMatching(/at most 100/) });
    await world.db.delete(files).where(eq(files.name, 'x.pdf'));
  });
});

describe('a certification', () => {
  it('is applied for with papers, approved, and tells the company at once', async () => {
    const { data } = await certify();
    expect(data.status).toBe(APPLICATION_STATE.review);
    expect((await company())?.certification).toBe(1);
    expect(await certify()).toMatchObject({ code: '0', message: 'An application is being reviewed already' });
    const queue = await server.call(calls.applicationPage, { state: 1 }, await staff('sales'));
    expect(queue.data.records).toMatchObject([
      {
        id: data.id,
        kind: 'certification',
        applicant: 'Chen Wei',
        customer: { code: 'HAOYU' },
        papers: [{ field: 'licenceFileId', name: '营业执照.pdf' }],
      },
    ]);
    const of = async (customerId: number) =>
      (await server.call(calls.applicationPage, { customerId }, await staff('sales'))).data.total;
    expect(await of(server.ids.customer)).toBe(1);
    expect(await of((await company('OTHER'))?.id ?? 0)).toBe(0);
    expect((await decide('certification', data.id)).data).toEqual({ id: data.id, status: APPLICATION_STATE.approved });
    expect(await company()).toMatchObject({ certification: 2, level: 1, uscc: CERTIFICATION.uscc, name: '某公司' });
    expect(await lastNotice()).toMatchObject({
      type: 'applicationDecided',
      values: { kind: 'certification', decision: 'approve' },
    });
    expect(await decide('certification', data.id)).toMatchObject({
      message: 'This application has been decided already',
    });
    await world.db.update(customers).set({ name: '宁波昊宇' }).where(eq(customers.id, server.ids.customer));
  });

  it('is returned with a reason in all and field by field, and may be sent again', async () => {
    const { data } = await certify();
    const back = { decision: 'return', reasons: [{ field: 'licenceFileId', reason: '看不清' }] };
    expect((await decide('certification', data.id, back)).message).toBe('Say why it is returned');
    expect((await decide('certification', data.id, { ...back, reason: '请补照片' })).data.status).toBe(3);
    expect(await mine()).toMatchObject([{ state: 3, reason: '请补照片', reasons: back.reasons }]);
    const page = await server.call(contract.message.messageDetail, { id: (await lastNotice())?.id ?? 0 }, owner);
    expect(page.data.message).toContain('请补照片');
    expect((await company())?.certification).toBe(3);
    const toDos = async (token: string) =>
      (await server.call(calls.toDoList, { size: 100 }, token)).data.records.filter(({ busType }) => busType === 11);
    expect(await toDos(owner)).toMatchObject([
      { title: 'Your certification was returned: change it and send it again', map: { bookingId: null, id: data.id } },
    ]);
    expect(await toDos(other)).toEqual([]);
    expect((await certify()).code).toBe('1');
    // Sent again, there is nothing left to do.
    expect(await toDos(owner)).toEqual([]);
  });

  it.each([
    [{ uscc: '91350100M000100Y44' }, 'The unified social credit code is not correct'],
    [{ uscc: undefined }, 'The unified social credit code is not correct'],
    [{ kind: 'overseas', uscc: undefined }, 'Enter the registration number'],
  ])('is refused with %j', async (more, message) => {
    expect(await certify(more)).toMatchObject({ code: '0', message });
  });

  it('takes no paper of another company', async () => {
    const foreign = await paper(other);
    expect((await certify({ licenceFileId: foreign })).status).toBe(404);
    expect((await certify({ authorisationFileId: foreign })).status).toBe(404);
    expect((await certify({ licenceFileId: server.ids.file })).status).toBe(404);
  });

  it('makes one company of a code, also when two were sent before', async () => {
    const [first, second] = [(await certify()).data, (await certify({}, other)).data];
    expect((await decide('certification', first.id)).code).toBe('1');
    expect((await decide('certification', second.id)).message).toMatch(/^This company is certified already/);
    await world.db.delete(applications).where(eq(applications.id, second.id));
    expect((await certify({}, other)).message).toMatch(/^This company is certified already/);
    await world.db.update(customers).set({ name: '宁波昊宇' }).where(eq(customers.id, server.ids.customer));
  });
});

describe('terms and membership', () => {
  it('are granted by those whose business it is', async () => {
    expect((await server.call(calls.applyCredit, CREDIT, owner)).message).toBe('The company has to be certified first');
    await world.db.update(customers).set({ certification: 2 }).where(eq(customers.id, server.ids.customer));
    const { data } = await server.call(calls.applyCredit, CREDIT, owner);
    expect((await decide('credit', data.id, {}, await staff('sales'))).message).toMatch(/decided by others$/);
    expect((await decide('credit', data.id, {}, await staff('finance'))).code).toBe('1');
    expect((await company())?.credit).toMatchObject({ method: 'monthly', days: 30, limit: '100000' });
    expect((await decide('fuda', data.id)).status).toBe(404);
  });

  it('make a member with a number and a year', async () => {
    expect((await server.call(calls.applyFuda, { ...FUDA, agreement: false }, owner)).message).toMatch(
      /agreement first$/,
    );
    const { data } = await server.call(calls.applyFuda, FUDA, owner);
    expect((await decide('fuda', data.id, {}, await staff('sales'))).code).toBe('1');
    expect((await company())?.fuda).toMatchObject({ memberNo: expect.stringMatching(/^FD\d{6}$/) });
    expect((await mine())[0]?.values).toContainEqual({ name: 'lanes', value: 'USWC' });
  });

  it('are decided once, also by two at the same time', async () => {
    const { data } = await server.call(calls.applyFuda, FUDA, owner);
    const [one, two] = [await staff('sales'), await staff('admin')];
    const answers = await Promise.all([
      decide('fuda', data.id, {}, one),
      decide('fuda', data.id, { decision: 'return', reason: 'no' }, two),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', '1']);
  });
});
