import type { Endpoint } from '@lading/api-client/contract';
import { describe, expect, it } from 'vitest';
import { type Authority, subjectOf } from './authority.ts';

const caller = { visitor: { userId: 1 }, address: '10.0.0.1' } as unknown as Parameters<typeof subjectOf>[2];
const noted: unknown[] = [];
const authority = {
  find: async (_subject, id) => (id < 10 ? { id } : undefined),
  security: { note: (...one: unknown[]) => void noted.push(one) } as unknown as Authority['security'],
} satisfies Partial<Authority> as unknown as Authority;
const call = (subject?: Endpoint['about']) => ({ path: '/order/a.do', about: subject }) as unknown as Endpoint;
const about = (ids: unknown, who = caller) => subjectOf(call(['booking', 'ids']), { ids }, who, authority);

describe('what a call is about', () => {
  it('is one thing for an id, several for several, and nothing where none is named', async () => {
    expect(await about(3)).toEqual({ id: 3 });
    expect(await about([3, 4])).toEqual([{ id: 3 }, { id: 4 }]);
    expect(await about(undefined)).toBeUndefined();
    expect(await subjectOf(call(), { ids: 3 }, caller, authority)).toBeUndefined();
  });

  it('is not there as soon as one is not, nor for whoever is not logged in', async () => {
    await expect(about([3, 11])).rejects.toMatchObject({ status: 404 });
    const detail = { call: '/order/a.do', why: 'owner', booking: 11 };
    expect(noted).toEqual([['refused', { userId: 1, address: '10.0.0.1', detail }]]);
    await expect(about(3, { ...caller, visitor: null })).rejects.toMatchObject({ status: 404 });
  });
});
