import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';

/** A bucket of any server that speaks S3. */
export interface BucketSettings {
  /** `https://s3.eu-central-1.amazonaws.com` */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** the bucket is the first part of the path, and not of the host's name */
  readonly pathStyle: boolean;
}

/** What the server said, or that it said nothing: never a key, an address or what was sent. */
export class BucketError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(status ? `HTTP ${status} ${code}`.trim() : code);
    this.status = status;
    this.code = code;
  }
}

export interface Bucket {
  /** resolves once the server has said that it is kept */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

/** Below the ten seconds that a client waits for an answer; all tries together. */
const WITHIN = 8_000;
const PAUSES = [100, 300, 900];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function addressOf({ endpoint, bucket, pathStyle }: BucketSettings, key: string): string {
  if (pathStyle) return `${endpoint}/${bucket}/${key}`;
  const url = new URL(endpoint);
  return `${url.protocol}//${bucket}.${url.host}/${key}`;
}

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly bytes?: Buffer;
  readonly contentType?: string;
}

async function ask(settings: BucketSettings, { method, key, bytes, contentType }: Asked, signal: AbortSignal) {
  const signed = await new AwsV4Signer({
    method,
    url: addressOf(settings, key),
    service: 's3',
    region: settings.region,
    accessKeyId: settings.keyId,
    secretAccessKey: settings.keySecret,
    headers: {
      // Signed like all else: bytes that arrive otherwise are refused.
      'x-amz-content-sha256': sha256(bytes ?? Buffer.alloc(0)),
      ...(contentType && { 'content-type': contentType }),
    },
  }).sign();
  const init = { method, headers: signed.headers, redirect: 'manual', signal } as const;
  const answer = await fetch(signed.url, bytes ? { ...init, body: new Uint8Array(bytes) } : init);
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.ok) return body;
  // Only the word for what is wrong: the rest of the answer repeats the request.
  const [, code = ''] = /<Code>(\w{1,64})<\/Code>/.exec(body.toString('latin1')) ?? [];
  throw new BucketError(answer.status, code);
}

const mayBeBetter = ({ status }: BucketError) => status === 0 || status >= 500 || status === 429;

/** What broke off, or never came about. */
function unanswered(error: unknown, within: number): BucketError {
  if ((error as Error).name === 'TimeoutError') return new BucketError(0, `no answer within ${within} ms`);
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return new BucketError(0, code ?? 'the connection broke off');
}

/**
 * Asks again where the server failed, had too much to do or broke off: every request may come twice, for a key is written once and with the
 * same bytes. Throws BucketError.
 */
export function openBucket(settings: BucketSettings, within = WITHIN): Bucket {
  const insist = async (asked: Asked): Promise<Buffer> => {
    const signal = AbortSignal.timeout(within);
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask(settings, asked, signal);
      } catch (error) {
        const failed = error instanceof BucketError ? error : unanswered(error, within);
        const pause = PAUSES[tries];
        if (signal.aborted || pause === undefined || !mayBeBetter(failed)) throw failed;
        await wait(pause, undefined, { signal }).catch(() => {
          throw failed;
        });
      }
    }
  };
  return {
    async put(key, bytes, contentType) {
      await insist({ method: 'PUT', key, bytes, contentType });
    },
    get: (key) => insist({ method: 'GET', key }),
    async remove(key) {
      await insist({ method: 'DELETE', key });
    },
  };
}
