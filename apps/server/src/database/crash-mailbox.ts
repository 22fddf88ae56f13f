import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { SMTPServer } from 'smtp-server';
import type { Jobs } from '../jobs/jobs.ts';
import { noJobs } from '../jobs/jobs.ts';

/** Milliseconds between having a letter and saying so: whoever dies then does not know whether it went. */
const SLOW = 600;

/** A mail server that remembers by which numbers each address was written to. */
export async function openMailbox() {
  const got = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const number = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? 'none';
        for (const { address } of session.envelope.rcptTo) got.set(address, [...(got.get(address) ?? []), number]);
        setTimeout(done, SLOW);
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, got, close: () => server.close() };
}

/** Writes jobs down and does none: those who do them are killed. */
export async function openSender(connectionString: string): Promise<{ jobs: Jobs; stop(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString,
    max: 1,
    schema: 'jobs',
    useListenNotify: true,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  const send: Jobs['send'] = async (tx, name, data) => {
    await boss.send(name, { ...data }, { db: fromDrizzle(tx as never, sql) });
  };
  return { jobs: { ...noJobs, send }, stop: () => boss.stop({ graceful: false }) };
}
