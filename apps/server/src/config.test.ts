import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const safe = {
  LADING_MODE: 'production',
  DATABASE_URL: 'postgres://u:secret@db/lading',
  PUBLIC_ORIGIN: 'https://portal.example.com',
  TRUST_PROXY: '1',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  ALLOW_DEMO_PROVIDERS: '1',
};

const tencent = {
  SMS_PROVIDER: 'tencent',
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 'mysecret',
  SMS_SIGN: '示例',
  SMS_APP_ID: '1400006666',
  SMS_TEMPLATE_CODE: '1',
  SMS_TEMPLATE_REGISTERED: '2',
  SMS_TEMPLATE_INVITE: '3',
};

const s3 = {
  S3_BUCKET: 'papers',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_KEY_ID: 'id',
  S3_KEY_SECRET: 'mysecret',
};

it('has defaults that need no setting', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 4100, databaseUrl: undefined });
  expect(readConfig({ PORT: '', DATA_DIR: '' })).toEqual(readConfig({}));
  expect(readConfig(safe)).toMatchObject({ mode: 'production', trustProxy: 1 });
  expect(readConfig({ TRUST_PROXY: '10.0.0.1,10.1.0.0/16' }).trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16']);
  expect(readConfig({ SOCKETS_PER_ADDRESS: '50' }).sockets).toEqual({ perAddress: 50, perSession: 10 });
  expect(readConfig({}).bucket).toBeUndefined();
  expect(readConfig(s3).bucket).toEqual({
    bucket: 'papers',
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    pathStyle: false,
    keyId: 'id',
    keySecret: 'mysecret',
  });
  expect(readConfig({ ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PATH_STYLE: '1' }).bucket?.pathStyle).toBe(true);
  expect([readConfig({}), readConfig({ SECOND_FACTOR: 'staff' })].map((config) => config.secondForStaff)).toEqual([
    false,
    true,
  ]);
  expect(readConfig({ CLAMD: 'clamav.internal:3310' }).clamd).toEqual({ host: 'clamav.internal', port: 3310 });
});

const carrier = { TRACKING_PROVIDER: 'dcsa', TRACKING_BASE: 'https://api.carrier.example', TRACKING_KEY: 'mysecret' };

it('tracks by the demonstration unless a carrier is named, which sends by itself where it has a secret for that', () => {
  expect(readConfig({}).tracking.push).toBeUndefined();
  expect(readConfig(carrier).tracking.push).toBeUndefined();
  const hook = { TRACKING_HOOK_SECRET: safe.SECRET_KEY, PUBLIC_ORIGIN: 'https://portal.example.com' };
  expect(readConfig({ ...carrier, ...hook }).tracking.push?.name).toBe('dcsa');
});

it.each([
  ['TRACKING_PROVIDER', { TRACKING_PROVIDER: 'pigeon' }],
  ['TRACKING_BASE', { TRACKING_PROVIDER: 'dcsa' }],
  ['TRACKING_BASE', { ...carrier, TRACKING_BASE: 'http://api.carrier.example' }],
  ['TRACKING_KEY', { ...carrier, TRACKING_KEY: '' }],
  ['TRACKING_AUTH', { ...carrier, TRACKING_AUTH: 'basic' }],
  ['TRACKING_CLIENT_ID', { ...carrier, TRACKING_AUTH: 'oauth' }],
  ['TRACKING_HOOK_SECRET', { ...carrier, TRACKING_HOOK_SECRET: 'mysecret' }],
  ['TRACKING_HOOK_SECRET', { ...carrier, TRACKING_HOOK_SECRET: safe.SECRET_KEY }],
  ['CLAMD', { CLAMD: 'http://clamav:3310' }],
  ['CLAMD', { CLAMD: 'clamav:70000' }],
  ['S3_BUCKET', { ...s3, S3_BUCKET: '' }],
  ['S3_BUCKET', { ...s3, S3_BUCKET: 'Papers' }],
  ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: '' }],
  ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'http://s3.example.com' }],
  ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'https://s3.example.com/papers' }],
  ['S3_KEY_ID', { ...s3, S3_KEY_ID: '' }],
  ['S3_KEY_SECRET', { ...s3, S3_KEY_SECRET: '' }],
  ['S3_REGION', { ...s3, S3_REGION: 'eu central' }],
  ['S3_PATH_STYLE', { ...s3, S3_PATH_STYLE: 'yes' }],
  ['S3_PATH_STYLE', { ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000' }],
  ['S3_PATH_STYLE', { ...s3, S3_BUCKET: 'our.papers' }],
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: '-1' }],
  ['LADING_MODE', { LADING_MODE: 'prod' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://a.example/path' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'ftp://a.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['SOCKETS_PER_ADDRESS', { SOCKETS_PER_ADDRESS: '0' }],
  ['SOCKETS_PER_SESSION', { SOCKETS_PER_SESSION: 'many' }],
  ['SESSION_IDLE_HOURS', { SESSION_IDLE_HOURS: '0' }],
  ['SESSION_DAYS', { SESSION_DAYS: 'a week' }],
  ['SECOND_FACTOR', { SECOND_FACTOR: 'everybody' }],
  ['SMS_PROVIDER', { SMS_PROVIDER: 'pigeon' }],
  ['SMS_KEY_ID', { SMS_PROVIDER: 'aliyun' }],
  ['SMS_APP_ID', { ...tencent, SMS_APP_ID: '' }],
  ['SMS_BASE', { ...tencent, SMS_BASE: 'http://sms.example.com' }],
  ['MAIL_PROVIDER', { MAIL_PROVIDER: 'post' }],
  ['SMTP_URL', { MAIL_PROVIDER: 'smtp' }],
  ['SMTP_URL', { MAIL_PROVIDER: 'smtp', SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com' }],
  ['MAIL_FROM', { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://mail.example.com' }],
  ['SECRET_KEY', { SECRET_KEY: 'c2hvcnQ=' }],
  ['SECRET_KEY', { SECRET_KEY: 'not base64, and longer than it has to be in any case' }],
])('names %s in one line when it is wrong', (name, settings) => {
  const read = () => readConfig(settings as Record<string, string>);
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${name}\\b[^\\n]+$`));
});

it('never repeats the password of a database, or a key', () => {
  expect(() => readConfig({ SECRET_KEY: 'mysecret' })).not.toThrow('mysecret');
  expect(() => readConfig({ ...tencent, SMS_APP_ID: '' })).not.toThrow('mysecret');
  expect(() => readConfig({ ...s3, S3_REGION: '!' })).not.toThrow('mysecret');
  expect(() => readConfig({ ...s3, S3_ENDPOINT: 'https://u:mysecret@s3.example.com' })).not.toThrow('mysecret');
  const smtp = { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtps://u:mysecret@mail.example.com/x', MAIL_FROM: 'a@example.com' };
  expect(() => readConfig(smtp)).not.toThrow('mysecret');
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@db/x' })).not.toThrow('secret');
});

it.each(['DATABASE_URL', 'PUBLIC_ORIGIN', 'TRUST_PROXY', 'SECRET_KEY'])('insists on %s in production', (name) => {
  expect(() => readConfig({ ...safe, [name]: undefined })).toThrow(name);
});

it('insists on real providers in production, or on a word that none are wanted', () => {
  const bare = { ...safe, ALLOW_DEMO_PROVIDERS: '' };
  expect(() => readConfig(bare)).toThrow(/SMS_PROVIDER, MAIL_PROVIDER/);
  expect(() => readConfig({ ...bare, ...tencent })).toThrow(/^MAIL_PROVIDER/);
  const smtp = { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'a@example.com' };
  const { sms, mail } = readConfig({ ...bare, ...tencent, ...smtp, SMS_BACKUP: 'aliyun' }).providers;
  expect([...sms, ...mail].map((provider) => provider?.name)).toEqual(['tencent', 'aliyun', 'smtp']);
});

it('insists on https in production', () => {
  expect(() => readConfig({ ...safe, PUBLIC_ORIGIN: 'http://portal.example.com' })).toThrow('PUBLIC_ORIGIN');
});

it('is what docs/compose.yaml sets, for processes that its proxy knows', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const compose = read('../../../docs/compose.yaml');
  const settings = /environment: &settings\n((?: {4}\w+: .*\n)+)/.exec(compose)?.[1] ?? '';
  const given = Object.fromEntries(
    [...settings.matchAll(/^ {4}(\w+): '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const sources = ['config.ts', 'storage/settings.ts'].map((path) => read(`./${path}`)).join();
  for (const name of Object.keys(given)) expect(sources, name).toContain(name);
  // What stands in braces comes from the file beside it.
  const filled = { PUBLIC_ORIGIN: safe.PUBLIC_ORIGIN, DATABASE_URL: safe.DATABASE_URL, S3_BUCKET: 'papers' };
  const { SECRET_KEY, ALLOW_DEMO_PROVIDERS } = safe;
  const config = readConfig({ ...s3, ...given, ...filled, SECRET_KEY, ALLOW_DEMO_PROVIDERS });
  expect(config).toMatchObject({ mode: 'production', host: '0.0.0.0', port: 4100, trustProxy: 1 });
  expect(config.bucket).toMatchObject({ endpoint: 'http://bucket:9000', pathStyle: true });
  const processes = [...compose.matchAll(/^ {2}(portal-\d): \*portal$/gm)].map(([, name = '']) => `${name}:4100`);
  expect(processes.length).toBeGreaterThan(1);
  for (const process of processes) expect(read('../../../docs/Caddyfile')).toContain(process);
});
