import { contract, DESK_QUEUES, IMPORT_KINDS, IMPORT_STATE } from '@lading/api-client/contract';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  applications,
  bookingCutoffs,
  bookings,
  deskTakes,
  importJobs,
  inquiries,
  orderLog,
  outbound,
  securityLog,
  webUsers,
} from '../database/schema.ts';
import { addJob } from '../importing/jobs.examples.ts';
import { runImport } from '../importing/run.ts';
import { chain } from '../security/chain.ts';
import { downloaded, sheetOf } from '../testing/quote-files.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { addInquiry } from '../user/inquiries.examples.ts';

const { takeNext, deskQueue, deskCutOffs, auditPage, auditChain, auditExcel, importJobPage, retryImport } =
  contract.desk;
const { importJob, importErrors, clearImportErrors, downloadImportErrors } = contract.importing;
let server: TestServer;
let world: World;
let admin: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  admin = await world.someone('staff', [], 'admin');
});
afterAll(() => server.close());

describe('the next thing', () => {
  beforeEach(async () => {
    await world.db.delete(deskTakes);
    await world.db.delete(applications);
    await world.db.delete(inquiries);
  });

  it('is another one for each of eight who ask at once', async () => {
    const ids = [];
    for (let at = 0; at < 6; at++) ids.push(await addInquiry(world));
    const people = await Promise.all(Array.from({ length: 8 }, () => world.someone('staff', [], 'sales')));
    const answers = await Promise.all(people.map((by) => server.call(takeNext, { kind: 'inquiry' }, by)));
    const taken = answers.map(({ data }) => data.taken?.id);
    expect(taken.filter((id) => id !== undefined).sort()).toEqual(ids.sort());
    expect(taken.filter((id) => id === undefined)).toHaveLength(2);
    const held = await world.db.select().from(deskTakes);
    expect(new Set(held.map(({ userId }) => userId)).size).toBe(6);
  });

  it('is what closes first of what one may see, and is there for nobody else', async () => {
    await addInquiry(world);
    const mine = await world.someone('staff', [], 'sales');
    const { taken } = (await server.call(takeNext, {}, mine)).data;
    const { records } = (await server.call(deskQueue, { scope: 'mine' }, mine)).data;
    expect(records.map(({ kind, id }) => ({ kind, id }))).toEqual([{ kind: taken?.kind, id: taken?.id }]);
    expect(
      (await server.call(takeNext, { kind: 'credit' }, await world.someone('staff', [], 'doc'))).data.taken,
    ).toBeNull();
  });
});

it('puts what a customer asked to be changed, and what waits for a draft, among the queues', async () => {
  const { bookingId } = await world.requested();
  const doc = await world.someone('staff', [], 'doc');
  const changes = (await server.call(deskQueue, { kind: 'change', scope: 'all' }, doc)).data;
  expect(changes.records.map(({ id }) => id)).toContain(bookingId);
  const waiting = await world.review();
  await world.db.update(bookings).set({ webStatus: 2, orderStatus: 4 }).where(eq(bookings.id, waiting));
  const drafts = (await server.call(deskQueue, { kind: 'instruction', scope: 'all' }, doc)).data;
  const row = drafts.records.find(({ id }) => id === waiting);
  await world.db.update(bookings).set({ webStatus: 3 }).where(eq(bookings.id, waiting));
  const answered = (await server.call(deskQueue, { kind: 'draft', scope: 'all' }, doc)).data;
  expect(answered.records.map(({ id }) => id)).toContain(waiting);
  // Its cut-off is before the desk's own limit.
  expect(row?.dueAt).toBe('2026-11-21T17:00:00+08:00');
});

it('has a queue for everything that waits, failed sendings too', async () => {
  const [row] = await world.db
    .insert(outbound)
    .values({ channel: 'mail', receiver: 'a@b.example', template: 'notice', state: 'failed', failure: 'unreachable' })
    .returning({ id: outbound.id });
  const admin = await world.someone('staff', [], 'admin');
  const { queues } = (await server.call(deskQueue, { scope: 'all' }, admin)).data;
  expect(queues.map(({ kind }) => kind)).toEqual([...DESK_QUEUES]);
  const { records } = (await server.call(deskQueue, { kind: 'job', scope: 'all' }, admin)).data;
  expect(records.map(({ id, what }) => [id, what])).toContainEqual([(row?.id ?? 0) * 2, 'mail · unreachable']);
});

it('lists the cut-offs of today and tomorrow, orders of one sailing together', async () => {
  const soon = new Date(Date.now() + 3_600_000 * 5);
  const ids = [await world.booking(), await world.review(), await world.booking()];
  for (const id of ids) {
    const sailing = { vessel: 'COSCO SHIPPING ANDES', voyage: '777E', orderStatus: 4 as const, cutOff: null };
    await world.db.update(bookings).set(sailing).where(eq(bookings.id, id));
    await world.db.insert(bookingCutoffs).values({ bookingId: id, code: 'DCO', closesAt: soon });
  }
  await world.db
    .update(bookings)
    .set({ orderStatus: 7 })
    .where(eq(bookings.id, ids[2] ?? 0));
  const { list } = (await server.call(deskCutOffs, undefined, await world.someone('staff', [], 'op'))).data;
  const [one] = list.filter(({ voyage }) => voyage === '777E');
  expect(one).toMatchObject({ code: 'DCO', orders: 2, name: expect.any(String) });
  expect(one?.list.map(({ bookingId }) => bookingId).sort()).toEqual(ids.slice(0, 2).sort());
  // Of one the instruction is there.
  expect(one?.missing).toBe(1);
});

describe('the log of everything', () => {
  it('finds who did what to which order, and counts it', async () => {
    const { bookingId } = await world.requested();
    const [booking] = await world.db.select().from(bookings).where(eq(bookings.id, bookingId));
    const answer = (await server.call(auditPage, { keyword: booking?.bookingNo ?? '' }, admin)).data;
    expect(answer.records[0]).toMatchObject({ source: 'bill', event: 'changesSent', bookingId, userName: '某人' });
    expect(answer.total).toBe(answer.records.length);
    expect((await server.call(auditPage, { keyword: 'no such thing' }, admin)).data).toEqual({ records: [], total: 0 });
  });

  it('says states and people by their names, and what nobody did is the system’s', async () => {
    const bookingId = await world.booking();
    const moved = { bookingId, event: 'sail', fromStatus: 4, toStatus: 8, values: { vessel: 'ONE STORK' } } as const;
    await world.db.insert(orderLog).values(moved);
    const told = async (keyword: string, language: 'zh-CN' | 'en-US') => {
      const { data } = await server.call(auditPage, { keyword }, admin, { language });
      const [{ userName, detail } = {}] = data.records;
      return [data.records[0]?.said, userName, ...(detail ?? []).map(({ name, value }) => `${name}=${value}`)];
    };
    const states = [expect.stringMatching(/^From=[A-Z]/), expect.stringMatching(/^To=[A-Z]/)];
    expect(await told('sail', 'en-US')).toEqual(['sailed', 'The system', ...states, 'Vessel=ONE STORK']);
    expect((await told('sail', 'zh-CN')).slice(0, 2)).toEqual(['开船', '系统']);
    await world.someone('staff', [], 'sales');
    expect(await told('rights', 'en-US')).toEqual(['rights changed', 'The system', 'Person=某人', 'After=Sales']);
  });

  it('keeps to the days that are asked for', async () => {
    await world.db.insert(securityLog).values({ event: 'logout', at: new Date('2025-03-04T15:59:59Z') });
    const on = async (from: string, to: string) =>
      (await server.call(auditPage, { from, to, source: 'security' }, admin)).data.total;
    expect([await on('2025-03-04', '2025-03-04'), await on('2025-03-05', '2025-03-05')]).toEqual([1, 0]);
  });

  it('says whether its chain is whole, and where it is not', async () => {
    await world.db.insert(securityLog).values({ event: 'export', userId: 1, detail: { what: 'test' } });
    await chain(world.db);
    const whole = (await server.call(auditChain, undefined, admin)).data;
    expect(whole).toMatchObject({ broken: null, last: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const [row] = await world.db
      .select()
      .from(securityLog)
      .where(isNotNull(securityLog.place))
      .orderBy(asc(securityLog.place))
      .limit(1);
    await world.db.execute(sql`alter table security_log disable trigger user`);
    await world.db.execute(sql`update security_log set event = 'logout2' where id = ${row?.id}`);
    const broken = (await server.call(auditChain, undefined, admin)).data;
    expect(broken.broken).toEqual({ place: row?.place, why: 'changed' });
    await world.db.execute(sql`update security_log set event = ${row?.event} where id = ${row?.id}`);
    await world.db.execute(sql`alter table security_log enable trigger user`);
    expect((await server.call(auditChain, undefined, admin)).data.broken).toBeNull();
  });

  it('is taken away as a workbook, which is written down', async () => {
    await world.db.insert(securityLog).values({ event: 'rolesGiven', detail: { side: 'staff', roles: 'op own-7' } });
    const { texts } = sheetOf(await downloaded(world, auditExcel, { source: 'security' }, { token: admin }));
    // As the page says them.
    expect(texts).toEqual(expect.arrayContaining(['Security', 'gave roles', 'Side: staff; Roles: Operations, own-7']));
    const found = async () => {
      const { data } = await server.call(auditPage, { keyword: 'export', source: 'security' }, admin);
      return data.records.flatMap(({ detail }) => detail.map(({ value }) => value));
    };
    // The log is written once a second.
    await expect.poll(found, { timeout: 10_000 }).toContain('audit');
  });
});

describe('the centre of imports', () => {
  it('shows the administrator all, and others what they may import', async () => {
    await world.db.delete(importJobs);
    await addJob(world, ['dictionary:edit']);
    await addJob(world, ['order:edit']);
    const kinds = async (token: string) =>
      (await server.call(importJobPage, { view: 'wrong' }, token)).data.records.map(({ kind }) => kind).sort();
    expect(await kinds(admin)).toEqual(['booking', 'dictionary']);
    expect(await kinds(await world.someone('staff', ['dictionary:edit']))).toEqual(['dictionary']);
    expect(await kinds(await world.someone('staff', ['rate:edit']))).toEqual([]);
  });

  it('tries again what broke off, and nothing else', async () => {
    const token = await world.someone('staff', ['dictionary:edit']);
    const jobId = await addJob(world, ['dictionary:edit']);
    expect((await server.call(retryImport, { jobId }, token)).code).toBe('0');
    await world.db.update(importJobs).set({ state: 7 }).where(eq(importJobs.id, jobId));
    expect((await server.call(retryImport, { jobId }, token)).code).toBe('1');
    expect((await server.call(retryImport, { jobId }, token)).code).toBe('0');
  });

  it.each(IMPORT_KINDS)('lets the administrator retry, take away and clear one of %s', async (kind) => {
    await world.db.delete(importJobs);
    const [, customer] = await world.db.select().from(webUsers).orderBy(asc(webUsers.id));
    const customerId = ['fudaRate', 'booking', 'instruction', 'vgm', 'preplan'].includes(kind)
      ? world.ids.customer
      : null;
    const rows = [{ row: 2, cells: { nothing: 'x' } }];
    const broken = {
      kind,
      customerId,
      userId: customer?.id ?? 0,
      fileName: 'rows.csv',
      total: 1,
      rows,
      state: 7 as const,
    };
    const [job] = await world.db.insert(importJobs).values(broken).returning({ id: importJobs.id });
    const jobId = job?.id ?? 0;
    expect((await server.call(retryImport, { jobId }, admin)).code).toBe('1');
    await runImport(world, { id: jobId });
    const { data } = await server.call(importJob, { jobId }, admin);
    expect(data).toMatchObject({ state: IMPORT_STATE.errors, failed: 1 });
    const { records } = (await server.call(importErrors, { jobId, size: 100 }, admin)).data;
    expect(records).toHaveLength(data.errors);
    const headers = { auth: admin };
    const file = await server.app.inject({
      method: 'POST',
      url: downloadImportErrors.path,
      payload: { jobId },
      headers,
    });
    expect(file.headers['content-type']).toContain('spreadsheetml');
    expect((await server.call(clearImportErrors, { jobId }, admin)).data).toEqual({ deleted: data.errors });
    expect((await server.call(importJob, { jobId }, admin)).data).toMatchObject({
      state: IMPORT_STATE.cleared,
      errors: 0,
    });
  });
});
