import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../storage/bucket.ts';

interface Heard {
  readonly method: string;
  /** path and query as they came */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request should carry, by the published steps of AWS4-HMAC-SHA256; undefined where it carries none. */
export function signatureOf(
  { method, url, headers }: Heard,
  secret: string,
): { due: string; scope: string } | undefined {
  const said = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=/;
  const [, , scope, names] = said.exec(headers.authorization ?? '') ?? [];
  if (!scope || !names) return undefined;
  const [path, query = ''] = url.split('?');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, path, query, lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  return { due: hmac(key, text).toString('hex'), scope };
}

const KNOWN = { keyId: 'LADINGTEST', keySecret: 'lading-secret', region: 'cn-east-1', bucket: 'papers' };

/** Why a request is refused, as S3 has it; undefined where it is not. */
function refusalOf(heard: Heard): readonly [number, string] | undefined {
  const { headers, body } = heard;
  const id = /Credential=([^/]+)/.exec(headers.authorization ?? '')?.[1];
  const signed = signatureOf(heard, KNOWN.keySecret);
  if (!signed) return [403, 'AccessDenied'];
  if (id !== KNOWN.keyId) return [403, 'InvalidAccessKeyId'];
  if (signed.scope.split('/')[1] !== KNOWN.region) return [400, 'AuthorizationHeaderMalformed'];
  if (!headers.authorization?.endsWith(`Signature=${signed.due}`)) return [403, 'SignatureDoesNotMatch'];
  if (headers['x-amz-content-sha256'] !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
  return undefined;
}

function answer({ method, url, body }: Heard, objects: Map<string, Buffer>): readonly [number, string | Buffer] {
  const [, bucket, key = ''] = /^\/([^/]+)\/(.+)$/.exec(url) ?? [];
  if (bucket !== KNOWN.bucket) return [404, 'NoSuchBucket'];
  if (method === 'PUT') objects.set(key, body);
  if (method === 'DELETE') objects.delete(key);
  if (method !== 'GET') return [method === 'PUT' ? 200 : 204, Buffer.alloc(0)];
  return [200, objects.get(key) ?? Buffer.alloc(0)];
}

function say(response: ServerResponse, status: number, said: string | Buffer, secret: string): void {
  // The real answer repeats what was signed.
  const xml = `<?xml version="1.0"?><Error><Code>${said}</Code><StringToSign>${secret}</StringToSign></Error>`;
  response.writeHead(status).end(typeof said === 'string' ? xml : said);
}

/** Anything that is done to a request before it is looked at: `true` where it is answered by that. */
type Trouble = (response: ServerResponse, heard: Heard) => boolean;

/** A server on this machine that speaks S3 for one bucket and takes no request whose signature is wrong. */
export async function bucketServer() {
  const objects = new Map<string, Buffer>();
  const requests: Heard[] = [];
  const state: { trouble: Trouble } = { trouble: () => false };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', url = '', headers } = request;
    const heard = { method, url, headers, body: Buffer.concat(parts) };
    requests.push(heard);
    if (state.trouble(response, heard)) return;
    const refusal = refusalOf(heard);
    const missing = method === 'GET' && !refusal && !objects.has(url.replace(`/${KNOWN.bucket}/`, ''));
    const [status, said] =
      refusal ?? (missing && url.startsWith(`/${KNOWN.bucket}/`) ? [404, 'NoSuchKey'] : answer(heard, objects));
    say(response, status, said, 'what-was-signed');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings: BucketSettings = { ...KNOWN, endpoint: `http://127.0.0.1:${port}`, pathStyle: true };
  return {
    settings,
    objects,
    requests,
    /** Does something to the next requests: to all of them, or as long as it answers `true`. */
    trouble(next: Trouble) {
      state.trouble = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
