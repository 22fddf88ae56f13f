import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import { SMTPServer } from 'smtp-server';
import type { Jobs } from '../jobs/jobs.ts';
import { noJobs } from '../jobs/jobs.ts';
import type { Letter } from '../outbound/post.ts';
import type { Database } from './open.ts';

/** Milliseconds between having a letter and saying so: whoever dies then does not know whether it went. */
const SLOW = 1_000;

/** Where letters come, and under which numbers each address was written to. */
export interface Mailbox {
  readonly settings: Readonly<Record<string, string>>;
  readonly got: ReadonlyMap<string, readonly string[]>;
  /** From now on it says at once that it has something. */
  hurry(): void;
  close(): void;
}

/** A mail server and a sender of text messages that remember what they were given. */
export async function openMailbox(): Promise<Mailbox> {
  const got = new Map<string, string[]>();
  let slow = SLOW;
  const keep = (address: string, number: string) => got.set(address, [...(got.get(address) ?? []), number]);
  const mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const number = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? 'none';
        for (const { address } of session.envelope.rcptTo) keep(address, number);
        setTimeout(done, slow);
      });
    },
  });
  mails.on('error', () => {});
  const texts = createServer(({ url = '/' }, answer) => {
    const { searchParams: asked } = new URL(url, 'http://127.0.0.1');
    keep(asked.get('PhoneNumbers') ?? 'none', asked.get('OutId') ?? 'none');
    setTimeout(() => answer.end(JSON.stringify({ Code: 'OK', BizId: asked.get('OutId') })), slow);
  });
  const portOf = async (server: { address(): unknown }, listening: Promise<unknown>) => {
    await listening;
    return (server.address() as AddressInfo).port;
  };
  const mailPort = await portOf(mails.server, once(mails.listen(0, '127.0.0.1'), 'listening'));
  const textPort = await portOf(texts, once(texts.listen(0, '127.0.0.1'), 'listening'));
  return {
    settings: {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'portal@example.com',
      SMS_PROVIDER: 'aliyun',
      SMS_BASE: `http://127.0.0.1:${textPort}`,
      SMS_SIGN: 'Lading',
      SMS_KEY_ID: 'id',
      SMS_KEY_SECRET: 'secret',
      SMS_TEMPLATE_CODE: '1',
      SMS_TEMPLATE_REGISTERED: '2',
      SMS_TEMPLATE_INVITE: '3',
      SMS_TEMPLATE_CUT_OFF: '4',
    },
    got,
    hurry: () => {
      slow = 0;
    },
    close() {
      mails.close();
      texts.close();
      texts.closeAllConnections();
    },
  };
}

/** Every other one is a text message; each has a receiver of its own, by whom it is found again. */
export function letterTo(number: number): Letter {
  const common = { language: 'en-US', params: { name: 'Chen', title: 'Cut-off', time: '2026-11-27 15:00' } } as const;
  return number % 2 === 0
    ? { ...common, channel: 'mail', template: 'passwordChanged', receiver: `r${number}@example.com` }
    : { ...common, channel: 'sms', template: 'cutOff', receiver: String(13_100_000_000 + number) };
}

type Check = (name: string, holds: boolean) => void;

/** Whether each of them came, and came again under its own number only. */
export function checkLetters({ got }: Mailbox, receivers: readonly string[], check: Check): void {
  const all = receivers.map((receiver) => got.get(receiver) ?? []);
  const mails = receivers.filter((receiver) => receiver.includes('@')).length;
  const twice = (isMail: boolean) =>
    all.filter((numbers, at) => numbers.length > 1 && receivers[at]?.includes('@') === isMail).length;
  check(
    `all ${mails} mails and ${all.length - mails} text messages went at least once`,
    all.every(({ length }) => length > 0),
  );
  check(
    `${twice(true)} mails went again, all under their first Message-ID, and ${twice(false)} text messages under their first request id`,
    all.every((numbers) => new Set(numbers).size === 1),
  );
  check('each has a number of its own', new Set(all.map(([first]) => first)).size === all.length);
}

/** Writes jobs down and does none: those who do them are killed. */
export async function openSender({ place }: Database): Promise<{ jobs: Jobs; stop(): Promise<void> }> {
  const boss = new PgBoss({
    ...('url' in place ? { connectionString: place.url, max: 1 } : { db: fromPglite(place.lite), backend: 'pglite' }),
    schema: 'jobs',
    useListenNotify: true,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  // As boss.ts makes it; where it is there already, nothing comes of it.
  await boss.createQueue('outbound', { notify: true });
  const send: Jobs['send'] = async (tx, name, data) => {
    await boss.send(name, { ...data }, { db: fromDrizzle(tx as never, sql) });
  };
  return { jobs: { ...noJobs, send }, stop: () => boss.stop({ graceful: false }) };
}
