import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { number, object } from 'yup';
import { upload } from '../contract/define.ts';
import { file } from '../contract/shapes.ts';
import { createClient } from './create-client.ts';
import { failure, fakeServer, ok } from './fixture.ts';

const put = upload('/user/common/put.do', '', {
  access: 'member',
  input: object({ file: file(), place: number() }),
});
const arg = { file: new File(['x'], 'a.pdf'), place: 2 };

it('leaves as a form by the fetch that was given', async () => {
  const server = fakeServer();
  server.answers = [() => ok(null)];
  await server.client().call(put, { ...arg, place: undefined });
  const form = server.sent[0]?.init.body as FormData;
  expect([...form.keys()]).toEqual(['file']);
  expect((form.get('file') as File).name).toBe('a.pdf');
  expect(server.sent[0]?.init.headers).not.toHaveProperty('content-type');
});

/** What a browser has: it answers when the test says so. */
class Request {
  static last: Request | undefined;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  sent?: FormData;
  status = 200;
  responseText = '{"code":"1","message":"","data":null}';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    Request.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => 'application/json';
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  Request.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => vi.unstubAllGlobals());

const client = () => createClient({ token: () => 'token-1', language: () => 'en-US' });
const sent = () =>
  vi.waitFor(() => {
    if (!Request.last?.sent) throw new Error('nothing was sent');
    return Request.last;
  });

it('tells in a browser how much has left', async () => {
  const onProgress = vi.fn();
  const answer = client().call(put, arg, { onProgress });
  const request = await sent();
  expect([...(request.sent?.keys() ?? [])]).toEqual(['file', 'place']);
  expect(request.headers).toMatchObject({ auth: 'token-1', language: 'en-US' });
  request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 2, total: 0, lengthComputable: false });
  expect(onProgress.mock.calls).toEqual([[0.25]]);
  request.onload?.();
  expect(await answer).toBeNull();
});

it('is stopped by its signal', async () => {
  const control = new AbortController();
  const stopped = failure(client().call(put, arg, { signal: control.signal }));
  await sent();
  control.abort();
  expect(await stopped).toMatchObject({ kind: 'aborted' });
});

it('fails with the connection', async () => {
  const broken = failure(client().call(put, arg));
  (await sent()).onerror?.();
  expect(await broken).toMatchObject({ kind: 'network' });
});
