import type { ReactNode } from 'react';
import { type Mock, vi } from 'vitest';
import type { Client } from '../client/create-client.ts';
import { ApiError, type ApiErrorKind } from '../client/errors.ts';
import type { Endpoint } from '../contract/define.ts';
import { ApiProvider } from './provider.tsx';

type Answer = (endpoint: Endpoint, arg: unknown, options?: { signal?: AbortSignal }) => unknown;

export interface FakeClient {
  client: Client;
  call: Mock<Answer>;
  file: Mock<(path: string) => Promise<Blob>>;
  wrapper(props: { children: ReactNode }): ReactNode;
}

/** A client that answers as told, and the provider around a hook. */
export function fakeClient(epoch: number, answer: Answer): FakeClient {
  const call = vi.fn(async (...args: Parameters<Answer>) => answer(...args));
  const file = vi.fn(async (path: string) => new Blob([path]));
  const client = { call, file } as unknown as Client;
  return { client, call, file, wrapper: (props) => <ApiProvider client={client} epoch={epoch} {...props} /> };
}

export const apiError = (kind: ApiErrorKind, status = 200) => new ApiError(kind, { path: '/x.do', status });
