import { isNotNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { files, pictures } from '../database/schema.ts';
import { StartError } from '../start-error.ts';
import { type Bucket, BucketError, type BucketSettings } from './bucket.ts';

/** What is written at the start, and read by whoever asks whether the bucket is there. */
const PROBE = 'lading-ready';

/** What the server's word says about a setting. */
function wrongSetting({ status, code }: BucketError, { bucket, region }: BucketSettings): string {
  if (code === 'NoSuchBucket') return `S3_BUCKET=${bucket}: there is no such bucket`;
  if (code === 'InvalidAccessKeyId') return 'S3_KEY_ID: the server does not know this key';
  if (code === 'SignatureDoesNotMatch') return 'S3_KEY_SECRET: the server does not take what is signed by it';
  if (code === 'RequestTimeTooSkewed') return 'S3_ENDPOINT: the clocks of the server and of this machine differ';
  if (code === 'AccessDenied') return `S3_KEY_ID: this key may not read and write in the bucket ${bucket}`;
  if (code === 'AuthorizationHeaderMalformed' || (status >= 300 && status < 400))
    return `S3_REGION=${region}: the bucket is elsewhere`;
  return `S3_ENDPOINT: what answers there is no S3, or refuses: HTTP ${status} ${code}`.trim();
}

const isAway = ({ status }: BucketError) => status === 0 || status >= 500 || status === 429;

/**
 * Writes and reads in the bucket. Throws StartError where a setting is wrong; a bucket that is away for the moment is told and waited for,
 * since all but uploads goes on without it.
 */
export async function tryBucket(bucket: Bucket, settings: BucketSettings): Promise<void> {
  try {
    await bucket.put(PROBE, Buffer.from('ready'), 'text/plain');
    await bucket.get(PROBE);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    if (!isAway(error)) throw new StartError(wrongSetting(error, settings));
    console.error(`S3_ENDPOINT: the bucket cannot be reached, uploads wait for it: ${error.message}`);
  }
}

/** Whether the bucket answers, as it is asked by whoever watches. */
export const reach = (bucket: Bucket) => bucket.get(PROBE);

/** Files that lie in a bucket must not be forgotten by a setting that was. */
export async function insistOnBucket(db: Db): Promise<void> {
  const kept =
    (await db.$count(files, isNotNull(files.object))) + (await db.$count(pictures, isNotNull(pictures.object)));
  if (kept > 0) throw new StartError(`S3_BUCKET: ${kept} uploads lie in a bucket; set it as it was`);
}
