import { fileURLToPath } from 'node:url';
import type { Db } from '../database/open.ts';
import { unhurried } from '../database/unhurried.ts';
import { importFile } from '../import/import-file.ts';
import { printed } from '../import/problem.ts';
import { basedata } from './basedata/basedata.ts';
import { TODAY } from './clock.ts';
import { content } from './content/content.ts';
import type { DemoDomain } from './demo-domain.ts';
import { freight } from './freight/freight.ts';
import { message } from './message/message.ts';
import { daysSince, moved } from './moved.ts';
import { order } from './order/order.ts';
import { written } from './order/written.ts';
import { settlement } from './settlement/settlement.ts';
import { desk } from './user/desk.ts';
import { user } from './user/user.ts';

export { DEMO_ACCOUNTS } from './user/people.ts';

/** A domain is one line here. */
const DOMAINS: readonly DemoDomain[] = [user, order, message, basedata, content, freight, written, desk, settlement];

/** Where the samples lie that bookings name. */
export const SAMPLES = fileURLToPath(new URL('./order/', import.meta.url));

/** The demonstration as a file to import, `days` later than the 20th of November 2026. */
export const demoFile = (days = 0): unknown =>
  moved(Object.assign({ format: 'lading/1' }, ...DOMAINS.map(({ parts }) => parts?.())), days);

/** Loads the demonstration like any forwarder's file, into a database that holds none of it, and then its drafts. Its days are counted up to `now`. */
export async function loadDemo(db: Db, now = new Date(TODAY)): Promise<void> {
  const days = daysSince(now);
  const { loaded, problems } = await importFile(db, demoFile(days), { baseDir: SAMPLES });
  if (!loaded) throw new Error(`The demo data cannot be loaded:\n${problems.map(printed).join('\n')}`);
  await db.transaction(async (tx) => {
    await unhurried(tx);
    for (const { load } of DOMAINS) await load?.(tx, days);
  });
}
