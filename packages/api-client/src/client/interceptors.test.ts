import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import type { ClientOptions } from './create-client.ts';
import { ApiError } from './errors.ts';
import { failure, fakeServer, json, ok } from './fixture.ts';

const { user, order } = contract;

let server: ReturnType<typeof fakeServer>;
const blType = (options?: Partial<ClientOptions>) =>
  server.client(options).call(order.blType, { bookingId: 1 }, { retries: 0 });

beforeEach(() => {
  server = fakeServer();
});
afterEach(() => vi.useRealTimers());

describe('retries', () => {
  const down = () => new Response('', { status: 503 });
  const refused = () => Promise.reject(new TypeError('fetch failed'));

  it('asks a query twice more after a 5xx and a broken connection', async () => {
    server.answers = [down, refused, () => ok(1)];
    expect(await server.client().call(order.blType, { bookingId: 1 })).toBe(1);
    expect(server.sent).toHaveLength(3);
  });

  it('gives up after two', async () => {
    server.answers = [refused];
    expect((await failure(server.client().call(order.blType, { bookingId: 1 }))).kind).toBe('network');
    expect(server.sent).toHaveLength(3);
  });

  it('never repeats a command', async () => {
    server.answers = [down];
    await failure(server.client().call(order.copyQueRenToMbl, { bookingId: 1, version: 1 }));
    expect(server.sent).toHaveLength(1);
  });

  it('never repeats what the server understood', async () => {
    server.answers = [() => json({ code: '0', message: 'no', data: null })];
    await failure(server.client().call(order.blType, { bookingId: 1 }));
    expect(server.sent).toHaveLength(1);
  });

  it('ends a pause when the caller aborts', async () => {
    server.answers = [down];
    const controller = new AbortController();
    const asked = failure(server.client().call(order.blType, { bookingId: 1 }, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    controller.abort();
    expect((await asked).kind).toBe('aborted');
  });
});

describe('time', () => {
  const never = (_: string, init: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  it('is up after 10 s', async () => {
    vi.useFakeTimers();
    server.answers = [never];
    const asked = failure(server.client().call(order.blType, { bookingId: 1 }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(server.sent[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ kind: 'timeout', messageId: 'errors.timeout' });
    expect(server.sent).toHaveLength(1);
  });

  it('covers the reading of the body', async () => {
    vi.useFakeTimers();
    server.answers = [
      (_, init) =>
        new Response(
          new ReadableStream({
            start: (stream) => init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
          }),
        ),
    ];
    const asked = failure(blType());
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await asked).kind).toBe('timeout');
  });

  it('tells a caller who aborts from a server that is late', async () => {
    server.answers = [never];
    const controller = new AbortController();
    const asked = failure(server.client().call(order.blType, { bookingId: 1 }, { signal: controller.signal }));
    controller.abort();
    expect((await asked).kind).toBe('aborted');
  });
});

describe('the end of a session', () => {
  const expired = () => json({ code: '401', message: 'log in again', data: null }, { status: 401 });

  it('is told once, however many calls were under way', async () => {
    server.answers = [expired];
    const onUnauthorized = vi.fn();
    const { call } = server.client({ onUnauthorized });
    await Promise.all([1, 2, 3].map((bookingId) => failure(call(order.blType, { bookingId }))));
    server.answers = [() => ok(1), expired];
    await call(order.blType, { bookingId: 1 });
    await failure(call(order.blType, { bookingId: 1 }));
    expect(onUnauthorized.mock.calls).toEqual([['log in again']]);
  });

  it('is told again for the next session', async () => {
    server.answers = [expired];
    const onUnauthorized = vi.fn();
    const { call } = server.client({ onUnauthorized });
    await failure(call(order.blType, { bookingId: 1 }));
    server.session = 'token-2';
    await failure(call(order.blType, { bookingId: 1 }));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is not told for a session that is already over', async () => {
    server.answers = [
      () => {
        server.session = 'token-2';
        return expired();
      },
    ];
    const onUnauthorized = vi.fn();
    await failure(server.client({ onUnauthorized }).call(order.blType, { bookingId: 1 }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is told to a visitor again after a success', async () => {
    server.session = null;
    server.answers = [expired, expired, () => ok(true), expired];
    const onUnauthorized = vi.fn();
    const { call } = server.client({ onUnauthorized });
    await failure(call(order.blType, { bookingId: 1 }));
    await failure(call(order.blType, { bookingId: 1 }));
    await call(user.checkToken);
    await failure(call(order.blType, { bookingId: 1 }));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });
});

it('shows no token in an error', async () => {
  server.session = 'secret-token';
  server.answers = [() => Promise.reject(new TypeError('fetch failed'))];
  const error = await failure(blType());
  expect(error).toBeInstanceOf(ApiError);
  expect(JSON.stringify({ ...error, text: String(error), stack: error.stack })).not.toContain('secret-token');
});
