import { describe, expect, it } from 'vitest';
import * as every from '../every.ts';
import { EVERY_RULE } from './every-rule.ts';

// Rules about something else than one text write their example as JSON.
const exampleOf = (example: string): unknown => (/^(?:true$|\{)/.test(example) ? JSON.parse(example) : example);

describe.each(EVERY_RULE)('%s', (name, rule) => {
  it('goes by its own name and says where it comes from', () => {
    expect(rule.name).toBe(name);
    expect(rule.standard.trim()).not.toBe('');
  });

  it('has a legal example, with nothing to say of it', () => {
    const value = exampleOf(rule.example);
    expect(rule.check(value)).toBeNull();
    expect(rule.is(value)).toBe(true);
    expect(rule.all?.(value) ?? []).toEqual([]);
  });

  it.each(['', '  ', '\u3000\n', null, undefined])('takes %j for empty', (empty) => {
    expect(rule.is(empty)).toBe(false);
    expect(rule.check(empty)?.severity).toBe('error');
    expect(rule.is(empty, { optional: true })).toBe(true);
    expect(rule.check(empty, { optional: true })).toBeNull();
  });
});

it('stands in the list of all by its name, as every rule does', () => {
  const exported = Object.entries(every).filter(([, value]) => typeof value === 'object' && 'example' in value);
  expect(exported.map(([name]) => name).sort()).toEqual(EVERY_RULE.map(([name]) => name).sort());
});
