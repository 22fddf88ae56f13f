import { describe, expect, it } from 'vitest';
import { type Authority, subjectOf } from './authority.ts';

const visitor = { userId: 1 } as Parameters<typeof subjectOf>[2];
const authority = {
  find: async (_subject, id) => (id < 10 ? { id } : undefined),
} satisfies Partial<Authority> as unknown as Authority;
const about = (ids: unknown, who = visitor) => subjectOf(['booking', 'ids'], { ids }, who, authority);

describe('what a call is about', () => {
  it('is one thing for an id, several for several, and nothing where none is named', async () => {
    expect(await about(3)).toEqual({ id: 3 });
    expect(await about([3, 4])).toEqual([{ id: 3 }, { id: 4 }]);
    expect(await about(undefined)).toBeUndefined();
    expect(await subjectOf(undefined, { ids: 3 }, visitor, authority)).toBeUndefined();
  });

  it('is not there as soon as one is not, nor for whoever is not logged in', async () => {
    await expect(about([3, 11])).rejects.toMatchObject({ status: 404 });
    await expect(about(3, null)).rejects.toMatchObject({ status: 404 });
  });
});
