import { describe, expect, it } from 'vitest';
import * as ours from './contestants/ours.mjs';
import * as yup from './contestants/ours-yup.mjs';
import * as pure from './contestants/pure.mjs';
import * as issues from './contestants/pure-issues.mjs';
import * as unrolled from './contestants/unrolled.mjs';
import { CONTESTANTS } from './contestants.mjs';
import { CELLS, FIELDS } from './record.mjs';
import { verify } from './verify.mjs';

// The libraries of comparison are not installed here; they are verified before each measurement.
const HERE = { ours, 'ours-yup': yup, pure, 'pure-issues': issues, unrolled };

describe('the comparison of speed', () => {
  it('measures a bill of 60 fields and 9 cells', () => {
    expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(60);
    expect(CELLS).toHaveLength(9);
  });

  it('compares loops and rules that accept and reject the same', { timeout: 60_000 }, async () => {
    const contestants = CONTESTANTS.filter(({ library }) => !library);
    expect(contestants.map(({ id }) => id).sort()).toEqual(Object.keys(HERE).sort());
    expect(await verify(contestants, (id) => HERE[id])).toEqual([]);
  });
});
