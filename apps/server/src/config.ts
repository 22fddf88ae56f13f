import { resolve } from 'node:path';
import { CAPS, type SocketCaps } from './live/caps.ts';
import { readTracking, trackingSettings } from './order/tracking/dcsa/settings.ts';
import type { TrackingSource } from './order/tracking/provider.ts';
import type { Providers } from './outbound/deliver.ts';
import { providerSettings, readProviders } from './outbound/settings.ts';
import type { ClamdAddress } from './security/clamd.ts';
import { StartError } from './start-error.ts';
import type { BucketSettings } from './storage/bucket.ts';
import { readBucket } from './storage/settings.ts';
import { LIFE, type SessionLife } from './user/session.ts';
import type { WeChat } from './user/wechat/provider.ts';
import { readWeChat, weChatSettings } from './user/wechat/settings.ts';

export interface Config {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  /** PostgreSQL's address; PGlite in `dataDir` when absent */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** `https://portal.example.com`: what browsers see in front of a proxy */
  readonly publicOrigin: string | undefined;
  /** how many proxies stand in front, or their addresses */
  readonly trustProxy: number | string[] | false;
  /** how many live sockets somebody may hold open */
  readonly sockets: SocketCaps;
  /** 32 bytes that wrap the private keys in the database */
  readonly secretKey: Buffer | undefined;
  /** how long a session lasts */
  readonly life: SessionLife;
  /** who sends text messages and mails */
  readonly providers: Providers;
  /** the ClamAV daemon that looks at uploads */
  readonly clamd: ClamdAddress | undefined;
  /** keeps uploads; the database does without one */
  readonly bucket: BucketSettings | undefined;
  /** who says where ships and containers are */
  readonly tracking: TrackingSource;
  /** who knows people's WeChat */
  readonly wechat: WeChat | undefined;
  /** whether the forwarder's people have to have a second factor */
  readonly secondForStaff: boolean;
}

type Settings = Readonly<Record<string, string | undefined>>;

const wrong = (name: string, value: string, rule: string) => new StartError(`${name}=${value}: ${rule}`);

function port(value: string): number {
  const number = Number(value);
  if (/^[0-9]+$/.test(value) && number <= 65_535) return number;
  throw wrong('PORT', value, 'a port is a number from 1 to 65535 (0 takes any free one)');
}

function mode(value: string): Config['mode'] {
  if (value === 'demo' || value === 'production') return value;
  throw wrong('LADING_MODE', value, 'the mode is demo or production');
}

function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  // The value holds a password: it is never repeated.
  if (!/^postgres(?:ql)?:\/\//.test(value) || !URL.canParse(value))
    throw new StartError('DATABASE_URL: the address of a database looks like postgres://user:password@host:5432/name');
  return value;
}

function publicOrigin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value) return value;
  throw wrong('PUBLIC_ORIGIN', value, 'an origin looks like https://portal.example.com, with nothing after the host');
}

function trustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === '0') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  if (/^[0-9a-f.:/]+(?:,[0-9a-f.:/]+)*$/i.test(value) && /[.:]/.test(value)) return value.split(',');
  throw wrong('TRUST_PROXY', value, 'the number of proxies in front (1 to 9) or their addresses, separated by commas');
}

function cap(name: string, value: string | undefined, usual: number): number {
  if (value === undefined) return usual;
  if (/^[1-9][0-9]{0,6}$/.test(value)) return Number(value);
  throw wrong(name, value, 'how many sockets may be open at once is a number from 1 to 9999999');
}

function life(name: string, value: string | undefined, unit: number, usual: number): number {
  if (value === undefined) return usual;
  if (/^[1-9][0-9]{0,2}$/.test(value)) return Number(value) * unit;
  throw wrong(name, value, 'how long a session lasts is a number from 1 to 999');
}

function secretKey(value: string | undefined): Buffer | undefined {
  if (value === undefined) return undefined;
  const key = Buffer.from(value, 'base64');
  // Nor is this one repeated.
  if (!/^[\w+/-]{43}=?$/.test(value) || key.length !== 32)
    throw new StartError('SECRET_KEY: 32 random bytes in base64, as `openssl rand -base64 32` prints them');
  return key;
}

function clamd(value: string | undefined): ClamdAddress | undefined {
  if (value === undefined) return undefined;
  const [, host, number] = /^([\w.-]+):([0-9]{1,5})$/.exec(value) ?? [];
  if (host && Number(number) > 0 && Number(number) <= 65_535) return { host, port: Number(number) };
  throw wrong('CLAMD', value, 'the address of a ClamAV daemon looks like clamav.internal:3310');
}

function secondForStaff(value: string): boolean {
  if (value === 'optional' || value === 'staff') return value === 'staff';
  throw wrong('SECOND_FACTOR', value, 'a second factor is optional, or demanded of staff');
}

function insist(config: Config, settings: Settings): void {
  if (config.mode !== 'production') return;
  const problems = [
    !settings.DATABASE_URL && !settings.DATA_DIR && 'DATABASE_URL or DATA_DIR: say where the data is kept',
    !config.publicOrigin?.startsWith('https://') && 'PUBLIC_ORIGIN: the https origin that browsers see',
    config.trustProxy === false && 'TRUST_PROXY: the number of proxies in front (at least 1, which ends https)',
    !config.secretKey && 'SECRET_KEY: what wraps the private keys in the database (openssl rand -base64 32)',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new StartError(`LADING_MODE=production needs ${problems.join('; ')}`);
}

/** Reads the settings from the environment; an empty value counts as absent. Throws StartError naming the setting. */
export function readConfig(environment: Settings): Config {
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const config: Config = {
    mode: mode(settings.LADING_MODE ?? 'demo'),
    host: settings.HOST ?? '127.0.0.1',
    port: port(settings.PORT ?? '4100'),
    databaseUrl: databaseUrl(settings.DATABASE_URL),
    dataDir: resolve(settings.DATA_DIR ?? '.data'),
    publicOrigin: publicOrigin(settings.PUBLIC_ORIGIN),
    trustProxy: trustProxy(settings.TRUST_PROXY),
    sockets: {
      perAddress: cap('SOCKETS_PER_ADDRESS', settings.SOCKETS_PER_ADDRESS, CAPS.perAddress),
      perSession: cap('SOCKETS_PER_SESSION', settings.SOCKETS_PER_SESSION, CAPS.perSession),
    },
    secretKey: secretKey(settings.SECRET_KEY),
    life: {
      idle: life('SESSION_IDLE_HOURS', settings.SESSION_IDLE_HOURS, 3_600_000, LIFE.idle),
      most: life('SESSION_DAYS', settings.SESSION_DAYS, 86_400_000, LIFE.most),
    },
    clamd: clamd(settings.CLAMD),
    bucket: readBucket(settings),
    secondForStaff: secondForStaff(settings.SECOND_FACTOR ?? 'optional'),
    tracking: readTracking(trackingSettings(settings), publicOrigin(settings.PUBLIC_ORIGIN)),
    wechat: readWeChat(weChatSettings(settings), mode(settings.LADING_MODE ?? 'demo')),
    providers: readProviders(providerSettings(settings), mode(settings.LADING_MODE ?? 'demo')),
  };
  insist(config, settings);
  return config;
}
