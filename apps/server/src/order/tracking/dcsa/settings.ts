import { StartError } from '../../../start-error.ts';
import { demoSource } from '../demo-source.ts';
import type { TrackingSource } from '../provider.ts';
import { type DcsaSettings, dcsaSource } from './source.ts';

const NAMES = [
  'TRACKING_PROVIDER',
  'TRACKING_BASE',
  'TRACKING_AUTH',
  'TRACKING_CLIENT_ID',
  'TRACKING_CLIENT_SECRET',
  'TRACKING_TOKEN_URL',
  'TRACKING_KEY',
  'TRACKING_KEY_HEADER',
  'TRACKING_HOOK_SECRET',
  'TRACKING_HOOK_ORIGIN',
] as const;
type Settings = Readonly<Record<string, string | undefined>>;

/** What is said of the settings of tracking, and nothing else of the environment. */
export const trackingSettings = (settings: Settings): Settings =>
  Object.fromEntries(NAMES.map((name) => [name, settings[name]]));

function needed(settings: Settings, name: string): string {
  const value = settings[name];
  if (value === undefined) throw new StartError(`${name}: tracking by a carrier (TRACKING_PROVIDER=dcsa) needs it`);
  return value;
}

function address(name: string, value: string): string {
  const isFair = /^https:\/\/[^/]+|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?:\/|$)/.test(value);
  if (isFair && URL.canParse(value)) return value.replace(/\/$/, '');
  throw new StartError(`${name}: an address as https://api.carrier.example (http only on this machine)`);
}

function auth(settings: Settings, base: string): DcsaSettings['auth'] {
  const kind = settings['TRACKING_AUTH'] ?? 'header';
  if (kind === 'header')
    return { kind, name: settings['TRACKING_KEY_HEADER'] ?? 'api-key', key: needed(settings, 'TRACKING_KEY') };
  if (kind !== 'oauth') throw new StartError(`TRACKING_AUTH=${kind}: a key in a header (header), or oauth`);
  const [clientId, secret] = [needed(settings, 'TRACKING_CLIENT_ID'), needed(settings, 'TRACKING_CLIENT_SECRET')];
  const tokenUrl = address('TRACKING_TOKEN_URL', settings['TRACKING_TOKEN_URL'] ?? `${base}/oauth2/token`);
  return { kind, tokenUrl, clientId, secret };
}

function hook(settings: Settings, publicOrigin: string | undefined): DcsaSettings['hook'] {
  const secret = settings['TRACKING_HOOK_SECRET'];
  if (secret === undefined) return undefined;
  if (!/^[\w+/-]+={0,2}$/.test(secret) || Buffer.from(secret, 'base64').length < 32)
    throw new StartError('TRACKING_HOOK_SECRET: at least 32 random bytes in base64 (openssl rand -base64 32)');
  const origin = settings['TRACKING_HOOK_ORIGIN'] ?? publicOrigin;
  if (origin === undefined) throw new StartError('TRACKING_HOOK_SECRET: events are sent to PUBLIC_ORIGIN; set it too');
  return { secret, url: `${address('TRACKING_HOOK_ORIGIN', origin)}/hooks/dcsa` };
}

/** Who says where ships are: the demonstration's own clock, or a carrier. A setting that is wrong or missing is named in one line. */
export function readTracking(settings: Settings, publicOrigin: string | undefined): TrackingSource {
  const name = settings['TRACKING_PROVIDER'] ?? 'demo';
  if (name === 'demo') return demoSource;
  if (name !== 'dcsa') throw new StartError(`TRACKING_PROVIDER=${name}: the provider is demo, dcsa`);
  const base = address('TRACKING_BASE', needed(settings, 'TRACKING_BASE'));
  return dcsaSource({ auth: auth(settings, base), hook: hook(settings, publicOrigin) }, { base });
}
