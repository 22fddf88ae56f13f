import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { post } from '../outbound/post.ts';
import { wrappingBy } from '../user/wrapping.ts';
import { letterTo, type Mailbox, openMailbox, openSender } from './crash-mailbox.ts';
import { startProcess } from './crash-server.ts';
import { type Database, openDatabase } from './open.ts';
import { outbound } from './schema.ts';

/** More than a server sends before it is killed. */
const EACH = 6;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Letters that are sent while a server is killed again and again. */
export interface Letters {
  readonly receivers: readonly string[];
  readonly mailbox: Mailbox;
}

/** Writes mails and text messages down for so many kills; every server that is started from now on sends some of them. */
export async function prepareLetters(database: Database, kills: number): Promise<Letters> {
  const mailbox = await openMailbox();
  const secret = randomBytes(32);
  const wrapping = wrappingBy(secret);
  const { jobs, stop } = await openSender(database);
  const letters = Array.from({ length: kills * EACH }, (_, number) => letterTo(number));
  await database.db.transaction(async (tx) => {
    for (const letter of letters) await post(tx, { jobs, wrapping }, letter);
  });
  await stop();
  Object.assign(process.env, mailbox.settings, { SECRET_KEY: secret.toString('base64') });
  return { receivers: letters.map(({ receiver }) => receiver), mailbox };
}

const sentBy = ({ got }: Mailbox) => [...got.values()].reduce((sum, { length }) => sum + length, 0);

/** Lets a last server send what the kills have left; answers how many of them were on their way then, and how many are not sent in the end. */
export async function sendLeft(dataDir: string, { mailbox }: Letters): Promise<{ amid: number; left: number }> {
  const before = await openDatabase({ dataDir });
  const rows = await before.db.select({ state: outbound.state }).from(outbound);
  // They are given up a quarter of an hour after their process was killed: that has passed here.
  await before.db.execute(sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
  await before.close();
  mailbox.hurry();
  const [had, open] = [sentBy(mailbox), rows.filter(({ state }) => state !== 'sent').length];
  const server = await startProcess(dataDir);
  for (let time = 0; time < 600 && sentBy(mailbox) < had + open; time++) await pause(50);
  await pause(500);
  await server.kill();
  mailbox.close();
  const after = await openDatabase({ dataDir });
  const ends = await after.db.select({ state: outbound.state }).from(outbound);
  await after.close();
  const countOf = (state: 'sending' | 'sent') => (state === 'sent' ? ends : rows).filter((row) => row.state === state);
  return { amid: countOf('sending').length, left: ends.length - countOf('sent').length };
}
