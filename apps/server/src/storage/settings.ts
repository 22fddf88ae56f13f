import { isIP } from 'node:net';
import { StartError } from '../start-error.ts';
import type { BucketSettings } from './bucket.ts';

type Settings = Readonly<Record<string, string | undefined>>;

const NAMES = ['S3_ENDPOINT', 'S3_REGION', 'S3_KEY_ID', 'S3_KEY_SECRET', 'S3_PATH_STYLE'] as const;
// A name without a dot leads nowhere but to a network of one's own, as between containers.
const PRIVATE = /^http:\/\/[a-z][a-z0-9-]*(?::\d+)?$/;
const LOOPBACK = /^http:\/\/(?:127\.|localhost[:/]?|\[::1\])/;

function needed(settings: Settings, name: string): string {
  const value = settings[name];
  if (value === undefined) throw new StartError(`${name}: uploads in a bucket need it`);
  return value;
}

function endpointOf(settings: Settings): string {
  const value = needed(settings, 'S3_ENDPOINT').replace(/\/$/, '');
  const known = URL.canParse(value) && new URL(value).origin === value;
  if (known && (value.startsWith('https://') || LOOPBACK.test(value) || PRIVATE.test(value))) return value;
  // Some write user and password into an address: it is not repeated.
  throw new StartError(
    'S3_ENDPOINT: an address as https://s3.eu-central-1.amazonaws.com, without the bucket (http only on this machine, or to a name without a dot)',
  );
}

function bucketOf(value: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)) return value;
  throw new StartError(`S3_BUCKET=${value}: a bucket's name has 3 to 63 small letters, figures, dots and hyphens`);
}

function regionOf(value: string): string {
  if (/^[\w-]{1,40}$/.test(value)) return value;
  throw new StartError(`S3_REGION=${value}: a region looks like eu-central-1`);
}

function pathStyleOf(value: string, endpoint: string, bucket: string): boolean {
  if (value === '1') return true;
  if (value !== '0') throw new StartError(`S3_PATH_STYLE=${value}: 1 puts the bucket into the path, 0 into the host`);
  const host = new URL(endpoint).hostname;
  if (isIP(host.replace(/^\[|\]$/g, '')) || host === 'localhost')
    throw new StartError('S3_PATH_STYLE: 1 is needed where S3_ENDPOINT has no name that a bucket could stand before');
  if (endpoint.startsWith('https://') && bucket.includes('.'))
    throw new StartError(`S3_PATH_STYLE: 1 is needed for S3_BUCKET=${bucket}: no certificate fits a name with dots`);
  return false;
}

/** The bucket that uploads are kept in; undefined where they stay in the database. A wrong setting is named in one line. */
export function readBucket(settings: Settings): BucketSettings | undefined {
  if (settings.S3_BUCKET === undefined) {
    const alone = NAMES.find((name) => settings[name] !== undefined);
    if (alone) throw new StartError(`S3_BUCKET: ${alone} says nothing without it`);
    return undefined;
  }
  const [endpoint, bucket] = [endpointOf(settings), bucketOf(settings.S3_BUCKET)];
  return {
    endpoint,
    bucket,
    region: regionOf(settings.S3_REGION ?? 'us-east-1'),
    keyId: needed(settings, 'S3_KEY_ID'),
    keySecret: needed(settings, 'S3_KEY_SECRET'),
    pathStyle: pathStyleOf(settings.S3_PATH_STYLE ?? '0', endpoint, bucket),
  };
}
