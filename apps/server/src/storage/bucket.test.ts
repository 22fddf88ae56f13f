import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../start-error.ts';
import { bucketServer, signatureOf } from '../testing/bucket-server.ts';
import { BucketError, type BucketSettings, openBucket } from './bucket.ts';
import { tryBucket } from './start.ts';

const BYTES = Buffer.from('%PDF-1.7 a paper');
const servers: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  vi.restoreAllMocks();
});

async function started() {
  const server = await bucketServer();
  servers.push(server);
  return { ...server, bucket: openBucket(server.settings) };
}

/** A port of this machine where nobody is. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(BucketError);
  return [(error as BucketError).status, (error as BucketError).code];
};

describe('the server of these tests', () => {
  it('checks a signature as it was published', () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const names = 'host;range;x-amz-content-sha256;x-amz-date';
    const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': empty,
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=?`,
    };
    const heard = { method: 'GET', url: '/test.txt', headers, body: Buffer.alloc(0) };
    expect(signatureOf(heard, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')?.due).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });
});

describe('a bucket', () => {
  it('keeps bytes, gives them and lets them go', async () => {
    const { bucket, objects, requests } = await started();
    await bucket.put('2026/11/a', BYTES, 'application/pdf');
    expect(objects.get('2026/11/a')?.equals(BYTES)).toBe(true);
    expect(requests[0]?.headers['content-type']).toBe('application/pdf');
    expect((await bucket.get('2026/11/a')).equals(BYTES)).toBe(true);
    await bucket.remove('2026/11/a');
    expect(await failure(bucket.get('2026/11/a'))).toEqual([404, 'NoSuchKey']);
  });

  it.each([
    ['secret', { keySecret: 'another' }, [403, 'SignatureDoesNotMatch']],
    ['key', { keyId: 'another' }, [403, 'InvalidAccessKeyId']],
    ['region', { region: 'us-east-1' }, [400, 'AuthorizationHeaderMalformed']],
    ['bucket', { bucket: 'another' }, [404, 'NoSuchBucket']],
  ] as const)('takes nothing with a wrong %s, and is asked once', async (_what, wrong, said) => {
    const { settings, objects, requests } = await started();
    const bucket = openBucket({ ...settings, ...wrong });
    expect(await failure(bucket.put('a', BYTES, 'application/pdf'))).toEqual(said);
    expect([objects.size, requests.length]).toEqual([0, 1]);
  });

  it('is asked again where it fails, has too much to do or breaks off', async () => {
    const { bucket, objects, requests, trouble } = await started();
    const troubles = [
      (response: ServerResponse) => response.writeHead(500).end(),
      (response: ServerResponse) => response.writeHead(503).end('<Code>SlowDown</Code>'),
      (response: ServerResponse) => response.destroy(),
    ];
    trouble((response) => {
      const next = troubles.shift();
      next?.(response);
      return next !== undefined;
    });
    await bucket.put('a', BYTES, 'application/pdf');
    expect(objects.get('a')?.equals(BYTES)).toBe(true);
    expect(requests).toHaveLength(4);
    trouble((response) => Boolean(response.writeHead(500).end('<Code>InternalError</Code>')));
    expect(await failure(bucket.put('b', BYTES, 'application/pdf'))).toEqual([500, 'InternalError']);
    expect(requests).toHaveLength(8);
    expect(objects.has('b')).toBe(false);
  });

  it('gives bytes whole: half of them are asked for again', async () => {
    const { bucket, objects, requests, trouble } = await started();
    objects.set('a', BYTES);
    let halves = 1;
    trouble((response) => {
      if (halves-- === 0) return false;
      response.writeHead(200, { 'content-length': BYTES.length }).write(BYTES.subarray(0, 5), () => response.destroy());
      return true;
    });
    expect((await bucket.get('a')).equals(BYTES)).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('is not waited for longer than whoever asks waits, and not found where nobody is', async () => {
    const { settings, requests, trouble } = await started();
    trouble(() => true);
    // Long enough that the bucket has heard of it on a busy machine, too.
    expect(await failure(openBucket(settings, 500).put('a', BYTES, 'application/pdf'))).toEqual([
      0,
      'no answer within 500 ms',
    ]);
    expect(requests).toHaveLength(1);
    const away = openBucket({ ...settings, endpoint: await nobody() });
    expect(await failure(away.get('a'))).toEqual([0, 'ECONNREFUSED']);
  });

  it('stands before the host where its server wants it there', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'));
    const { settings } = await started();
    await openBucket({ ...settings, endpoint: 'https://s3.example.com', pathStyle: false }).get('2026/11/a');
    expect(String(asked.mock.calls[0]?.[0])).toBe('https://papers.s3.example.com/2026/11/a');
  });
});

describe('at the start', () => {
  const wrong = (said: Partial<BucketSettings>, settings: BucketSettings) => {
    const all = { ...settings, ...said };
    return tryBucket(openBucket(all), all);
  };

  it.each([
    [/^S3_KEY_SECRET: [^\n]+$/, { keySecret: 'mysecret' }],
    [/^S3_KEY_ID: [^\n]+$/, { keyId: 'another' }],
    [/^S3_REGION=us-east-1: [^\n]+$/, { region: 'us-east-1' }],
    [/^S3_BUCKET=another: [^\n]+$/, { bucket: 'another' }],
  ] as const)('a setting that is wrong is named in one line: %s', async (line, said) => {
    const { settings } = await started();
    const tried = wrong(said, settings);
    await expect(tried).rejects.toThrow(StartError);
    await expect(tried).rejects.toThrow(line);
    await expect(tried).rejects.not.toThrow(/mysecret|what-was-signed/);
  });

  it('something else that answers there is told from a bucket', async () => {
    const { settings, trouble } = await started();
    trouble((response) => Boolean(response.writeHead(404).end('<html>')));
    await expect(wrong({}, settings)).rejects.toThrow(/^S3_ENDPOINT: [^\n]+HTTP 404$/);
    trouble((response) => Boolean(response.writeHead(301, { location: 'https://elsewhere.example' }).end()));
    await expect(wrong({}, settings)).rejects.toThrow(/^S3_REGION=/);
  });

  it('one that is away is told and waited for', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { settings } = await started();
    await wrong({}, settings);
    expect(told).not.toHaveBeenCalled();
    await wrong({ endpoint: await nobody() }, settings);
    expect(told.mock.calls).toEqual([[expect.stringMatching(/^S3_ENDPOINT: [^\n]+ECONNREFUSED$/)]]);
  });
});
