import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/open.ts';
import { bookingCutoffs, messages, noticeSettings, outbound, reminders, webUsers } from '../database/schema.ts';
import { type RunningJobs, startJobs } from '../jobs/boss.ts';
import { publish } from '../live/bus.ts';
import { deliver } from '../outbound/deliver.ts';
import type { MailItem } from '../outbound/mail-html.ts';
import type { Outgoing } from '../outbound/provider.ts';
import { openTestDatabase } from '../testing/database.ts';
import { addFixture, addMaster } from '../testing/fixture.ts';
import { wrappingBy } from '../user/wrapping.ts';
import { sendLetters } from './letters.ts';
import { planReminders, remind } from './reminders.ts';

const BOOKINGS = 4;
const HOUR = 3_600_000;
const wrapping = wrappingBy(Buffer.alloc(32, 7));
const sent = { mail: [] as Outgoing[], sms: [] as Outgoing[] };
const providerOf = (channel: 'mail' | 'sms') => ({
  name: channel,
  async send(outgoing: Outgoing) {
    sent[channel].push(outgoing);
    return { id: outgoing.job };
  },
});
const providers = { mail: [providerOf('mail')], sms: [providerOf('sms')] } as const;

interface Process {
  readonly db: Database['db'];
  readonly jobs: RunningJobs;
}

/** What `start.ts` has done by a process. */
async function startProcess(database: Database): Promise<Process> {
  const { db } = database;
  const jobs = await startJobs(database, {
    outbound: (data) => deliver({ db, wrapping }, providers, data),
    reminder: (data) => remind(db, { publish }, data),
    import: async () => undefined,
    webhook: async () => undefined,
  });
  return { db, jobs };
}

// PGlite belongs to one process.
describe.runIf(process.env.TEST_DATABASE_URL)('two processes over one database', () => {
  const databases: Database[] = [];
  let processes: Process[] = [];
  let userId = 0;
  beforeAll(async () => {
    const database = await openTestDatabase();
    databases.push(database);
    if ('url' in database.place) databases.push(await openDatabase({ url: database.place.url }));
    const { customer, user } = await addFixture(database.db);
    userId = user;
    const ofHim = eq(webUsers.id, userId);
    await database.db.update(webUsers).set({ email: 'chen@example.com' }).where(ofHim);
    const siDue = { portal: true, mail: true, sms: true };
    await database.db.insert(noticeSettings).values({ userId, choices: { siDue } });
    const closesAt = new Date(Date.now() + 20 * HOUR);
    for (let number = 0; number < BOOKINGS; number++) {
      const bookingId = await addMaster(database.db, customer, `TWICE${number}`);
      await database.db.insert(bookingCutoffs).values({ bookingId, code: 'DCO', closesAt });
    }
    processes = await Promise.all(databases.map(startProcess));
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ jobs }) => jobs.stop()));
    for (const database of databases.reverse()) await database.close();
  });

  it('remind of a cut-off once, by message, mail and text message', async () => {
    const { db } = processes[0] as Process;
    const look = async () => {
      for (const { db, jobs } of processes) await planReminders(db, jobs, new Date());
    };
    const write = ({ db, jobs }: Process) =>
      sendLetters(db, { jobs, wrapping }, 'https://portal.example.com', new Date());
    const isDone = async () =>
      sent.sms.length >= BOOKINGS && (await db.select().from(outbound)).every(({ state }) => state === 'sent');
    await Promise.all([look(), look(), look()]);
    await expect
      .poll(
        async () => {
          await Promise.all([...processes, ...processes].map(write));
          return isDone();
        },
        { timeout: 30_000, interval: 50 },
      )
      .toBe(true);
    // As often as the clocks look again, nothing comes of it.
    await look();
    await Promise.all(processes.map(write));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const numbers = Array.from({ length: BOOKINGS }, (_, number) => `TWICE${number}`);
    const told = await db.select().from(messages).where(eq(messages.type, 'siDue'));
    expect(told.map(({ values }) => values['bookingNo']).sort()).toEqual(numbers);
    expect(await db.$count(reminders)).toBe(BOOKINGS);
    // One mail may tell of several.
    const items = sent.mail.flatMap(({ params }) => JSON.parse(params['items'] ?? '[]') as MailItem[]);
    for (const titles of [items.map(({ title }) => title), sent.sms.map(({ params }) => params['title'] ?? '')])
      expect(titles.map((title) => numbers.find((number) => title.includes(number))).sort()).toEqual(numbers);
    expect(new Set([...sent.mail, ...sent.sms].map(({ job }) => job)).size).toBe(sent.mail.length + sent.sms.length);
  });
});
