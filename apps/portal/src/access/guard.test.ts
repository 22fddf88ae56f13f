import { describe, expect, it } from 'vitest';
import type { SessionState, UserData } from '../session/state.ts';
import { decide, type GuardedMatch } from './guard.ts';
import type { Permission } from './permissions.ts';

const user: UserData = { token: 't', ext: { codeList: [] }, user: { id: 1, name: '陈蔚', companyName: '宁波昊屿' } };
const authorized: SessionState = { kind: 'authorized', user, roles: ['backhome'] };
const chain = (...permissions: (Permission | undefined)[]): GuardedMatch[] =>
  permissions.map((permission, level) => ({ routeId: `r${level}`, staticData: { permission } }));

describe('the guard of member pages', () => {
  it('sends a guest to the login page and waits for roles', () => {
    expect(decide({ kind: 'guest' }, chain(undefined))).toBe('login');
    expect(decide({ kind: 'authenticated', user }, chain(undefined))).toBe('loadRoles');
  });

  it('passes what the roles open', () => {
    expect(decide(authorized, chain(undefined, 'backhome'))).toBe('pass');
    expect(decide(authorized, chain(undefined, undefined))).toBe('pass');
  });

  it('refuses what they do not open, at any level', () => {
    expect(decide(authorized, chain(undefined, 'bill:issue'))).toBe('forbidden');
    expect(decide(authorized, chain('bill:issue', undefined))).toBe('forbidden');
    expect(decide({ ...authorized, roles: [] }, chain(undefined))).toBe('forbidden');
    expect(decide(authorized, [])).toBe('forbidden');
  });
});
