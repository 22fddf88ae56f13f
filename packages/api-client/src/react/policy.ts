import type { SWRConfiguration } from 'swr';
import { ApiError } from '../client/errors.ts';

/** Given by each hook and by no provider, so that the frame around the pages is free of SWR. */
export const POLICY = {
  errorRetryCount: 2,
  errorRetryInterval: 1_000,
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.transient,
  dedupingInterval: 2_000,
} satisfies SWRConfiguration<unknown, unknown>;

/** Milliseconds in which an answer that seldom changes is not asked for again. */
export const KEPT = 10 * 60_000;
