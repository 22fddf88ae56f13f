import { createServer } from 'node:net';
import type { ScheduledKind } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { DAY, daily, regularly, SOON } from './database/chore.ts';
import { FolderLocked } from './database/folder-lock.ts';
import { type Database, openDatabase } from './database/open.ts';
import { customers } from './database/schema.ts';
import { unhurried } from './database/unhurried.ts';
import { loadDemo } from './demo/index.ts';
import { settleBids } from './freight/bid-states.ts';
import { watchFollows } from './freight/follow-watch.ts';
import { forgetOldReports } from './http/reports.ts';
import { forgetOldImports, runImport } from './importing/run.ts';
import { startJobs } from './jobs/boss.ts';
import { createSchedule } from './jobs/schedule.ts';
import { publish } from './live/bus.ts';
import { sendDueBroadcasts } from './message/broadcast-send.ts';
import { callWebhook } from './message/call-webhook.ts';
import { sendLetters } from './message/letters.ts';
import { wakeMessages } from './message/marks.ts';
import { planReminders, remind } from './message/reminders.ts';
import { planWebhooks } from './message/webhooks.ts';
import { forgetOldVisits } from './order/share-visits.ts';
import { completeArrived } from './order/tracking/complete.ts';
import { watchFreeDays } from './order/tracking/free-days.ts';
import { watchTraces } from './order/tracking/watch.ts';
import { deliver, sendAgain } from './outbound/deliver.ts';
import { forgetOldLetters } from './outbound/post.ts';
import { clamdScan } from './security/clamd.ts';
import { forgetOldEvents } from './security/log.ts';
import { dun } from './settlement/dunning.ts';
import { StartError } from './start-error.ts';
import { type Bucket, openBucket } from './storage/bucket.ts';
import { insistOnBucket, tryBucket } from './storage/start.ts';
import { forgetOldInvitations } from './user/invitations.ts';
import { forgetOldDevices } from './user/login/devices.ts';
import { forgetOldLimits } from './user/login/limits.ts';
import { forgetOldCaptchas } from './user/proof/captcha.ts';
import { forgetOldCodes } from './user/proof/sms-codes.ts';
import { forgetOldTickets } from './user/proof/tickets.ts';
import { forgetOldSeals } from './user/seal.ts';
import { endWithoutFactor } from './user/second/demand.ts';
import { forgetBegunFactors } from './user/second/factors.ts';
import { forgetOldSessions } from './user/session.ts';
import { forgetOldScenes } from './user/wechat/scenes.ts';
import { wrappingBy } from './user/wrapping.ts';

const DEMO_LOCK = 7_416_203;
const MINUTE = 60_000;

const reason = (error: unknown) => {
  const { code, message } = (error instanceof AggregateError ? error.errors[0] : error) as NodeJS.ErrnoException;
  return { code, message: message.split('\n', 1)[0] ?? '' };
};

/** Opens the database of the settings; says in one line why it cannot. */
export async function openConfigured({ databaseUrl, dataDir }: Config): Promise<Database> {
  try {
    return await openDatabase({ url: databaseUrl, dataDir });
  } catch (error) {
    if (error instanceof FolderLocked)
      throw new StartError(
        `DATA_DIR=${dataDir}: in use by process ${error.holder.pid} on ${error.holder.host}; stop it first`,
      );
    const { message } = reason(error);
    if (!databaseUrl) throw new StartError(`DATA_DIR=${dataDir}: the database cannot be opened: ${message}`);
    const { host, pathname } = new URL(databaseUrl);
    throw new StartError(`DATABASE_URL: the database ${host}${pathname} cannot be opened: ${message}`);
  }
}

/** Loads the demo data into an empty database; servers that start together do it once. */
export async function ensureDemo(database: Database): Promise<void> {
  const isEmpty = async (db: Database['db']) => (await db.select().from(customers).limit(1)).length === 0;
  if (!(await isEmpty(database.db))) return;
  await database.db.transaction(async (tx) => {
    await unhurried(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    if (await isEmpty(tx)) await loadDemo(tx, new Date());
  });
  await database.vacuum();
}

const cannotListen = ({ host, port }: Config, error: unknown): StartError => {
  const { code, message } = reason(error);
  if (code === 'EADDRINUSE') return new StartError(`PORT=${port}: the port is taken; stop what uses it or set another`);
  if (code === 'EACCES') return new StartError(`PORT=${port}: this port needs more rights; set one above 1023`);
  return new StartError(`HOST=${host}: cannot listen there: ${message}`);
};

/** Fails before the database is opened when the port is not to be had. */
export async function checkPort(config: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(cannotListen(config, error)));
    probe.listen(config.port, config.host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

async function bucketOf({ bucket: settings }: Config, { db }: Database): Promise<Bucket | undefined> {
  if (!settings) {
    await insistOnBucket(db);
    return undefined;
  }
  const bucket = openBucket(settings);
  await tryBucket(bucket, settings);
  return bucket;
}

/** Where links in mails lead. */
const originOf = ({ publicOrigin, host, port }: Config): string => publicOrigin ?? `http://${host}:${port}`;

/** Serves until closed; answers the address. */
export async function serve(config: Config, database: Database): Promise<{ app: FastifyInstance; url: string }> {
  const {
    publicOrigin,
    trustProxy,
    secretKey,
    mode,
    sockets,
    life,
    providers,
    clamd,
    wechat,
    secondForStaff,
    tracking,
  } = config;
  const isDemo = mode === 'demo';
  const bucket = await bucketOf(config, database);
  const sending = { db: database.db, wrapping: wrappingBy(secretKey) };
  if (secondForStaff) await endWithoutFactor(database.db);
  const schedule = createSchedule();
  const jobs = await startJobs(
    database,
    {
      outbound: (data) => deliver(sending, providers, data),
      import: (data) => runImport(database, data),
      reminder: (data) => remind(database.db, { publish }, data),
      webhook: (data) => callWebhook(sending, data),
    },
    { outbound: (data) => sendAgain(database.db, data) },
    schedule,
  );
  const scan = clamd && clamdScan(clamd);
  const options = { publicOrigin, trustProxy, secretKey, life, jobs, scan, bucket, wechat, secondForStaff, tracking };
  const app = await createApp(database, { ...options, strictOut: isDemo, outbox: isDemo, live: { caps: sockets } });
  app.addHook('onClose', () => jobs.stop());
  const stopTidying = daily(
    'tidy',
    schedule.watched('tidy', DAY, () => tidy(database), SOON),
  );
  app.addHook('onClose', async () => stopTidying());
  const { db } = database;
  const every = (kind: ScheduledKind, pause: number, work: () => Promise<unknown>) =>
    regularly(kind, pause, schedule.watched(kind, pause, work));
  const clocks = [
    every('bids', MINUTE, () => settleBids({ db, bus: { publish } }, new Date())),
    every('follows', 10 * MINUTE, () => watchFollows(db, { publish })),
    every('webhooks', MINUTE / 12, () => planWebhooks(db, jobs)),
    every('reminders', 5 * MINUTE, () => planReminders(db, jobs, new Date())),
    every('broadcasts', MINUTE / 4, () => sendDueBroadcasts(db, { publish }, new Date())),
    every('letters', MINUTE / 4, () => sendLetters(db, { ...sending, jobs }, originOf(config), new Date())),
    every('snoozed', MINUTE, () => wakeMessages(db, { publish }, new Date())),
    every('tracking', MINUTE / 4, () => watchTraces(db, { publish }, new Date(), tracking)),
    every('freeTime', 60 * MINUTE, () => watchFreeDays(db, { publish }, new Date())),
    every('dunning', 60 * MINUTE, () => dun(db, { publish }, new Date())),
    every('arrived', 60 * MINUTE, () => completeArrived(db, { publish })),
  ];
  app.addHook('onClose', async () => void (await Promise.all(clocks.map((stop) => stop()))));
  try {
    return { app, url: await app.listen({ host: config.host, port: config.port }) };
  } catch (error) {
    await app.close();
    throw cannotListen(config, error);
  }
}

async function tidy({ db }: Database): Promise<void> {
  for (const forget of [
    forgetOldLimits,
    forgetOldDevices,
    forgetOldCaptchas,
    forgetOldCodes,
    forgetOldTickets,
    forgetOldScenes,
    forgetBegunFactors,
    forgetOldLetters,
    forgetOldInvitations,
    forgetOldSeals,
    forgetOldSessions,
    forgetOldVisits,
    forgetOldReports,
    forgetOldEvents,
    forgetOldImports,
  ])
    await forget(db).catch((error: Error) => console.error('tidy:', error.message));
}
