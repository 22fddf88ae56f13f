import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { object } from 'yup';
import type { CallOptions } from '../client/create-client.ts';
import { upload } from '../contract/define.ts';
import { contract, file } from '../contract/index.ts';
import { apiError, fakeClient } from './fixture.tsx';
import { resetCache, useQuery, useUpload } from './index.ts';

const { toDoCount } = contract.user;
const put = upload('/user/common/put.do', '', {
  access: 'member',
  input: object({ file: file() }),
  invalidates: () => [toDoCount],
});
const arg = { file: new File(['x'], 'a.pdf') };
let epoch = 7_000;
afterEach(resetCache);

/** A hook whose upload goes on as the test says. */
function uploading() {
  let options: CallOptions = {};
  let settle = { resolve: (_data: null) => {}, reject: (_error: unknown) => {} };
  let asked = 0;
  const { wrapper, call } = fakeClient(++epoch, (endpoint, _arg, given) => {
    if (endpoint === toDoCount) return ++asked;
    options = given as CallOptions;
    options.signal?.addEventListener('abort', () => settle.reject(apiError('aborted', 0)));
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  });
  const { result } = renderHook(() => ({ put: useUpload(put), count: useQuery(toDoCount, {}) }), { wrapper });
  return {
    result,
    call,
    done: () => settle.resolve(null),
    step: (part: number) => act(() => options.onProgress?.(part)),
  };
}

it('tells how far it is and asks anew for what it made stale', async () => {
  const { result, done, step } = uploading();
  await act(async () => {});
  expect(result.current.put).toMatchObject({ pending: false, progress: undefined });
  let end: Promise<unknown> = Promise.resolve();
  act(() => {
    end = result.current.put.run(arg);
  });
  expect(result.current.put.pending).toBe(true);
  step(0.4);
  expect(result.current.put.progress).toBe(0.4);
  done();
  await act(async () => expect(await end).toEqual({ ok: true, data: null }));
  expect(result.current.put).toMatchObject({ pending: false, progress: undefined });
  expect(result.current.count.data).toBe(2);
});

it('is stopped by whoever asks, and can begin again', async () => {
  const { result, call } = uploading();
  await act(async () => {});
  let end: Promise<unknown> = Promise.resolve();
  act(() => {
    end = result.current.put.run(arg);
  });
  act(() => void result.current.put.run(arg));
  act(() => result.current.put.abort());
  await act(async () => expect(await end).toMatchObject({ ok: false, error: { kind: 'aborted' } }));
  expect(result.current.put).toMatchObject({ pending: false, progress: undefined });
  expect(call.mock.calls.filter(([endpoint]) => endpoint === put)).toHaveLength(1);
  act(() => void result.current.put.run(arg));
  expect(call.mock.calls.filter(([endpoint]) => endpoint === put)).toHaveLength(2);
});
