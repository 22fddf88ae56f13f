import { describe, expect, it } from 'vitest';
import { GUEST, isPerson, personOf, reduceSession, rolesOf, type UserData } from './state.ts';

const info = (...roles: string[]) => ({
  roles,
  baseInfo: { id: 1, name: 'Chen Wei', companyName: 'Haoyu', account: '1' },
});
const user: UserData = { token: 't', ext: { codeList: ['a'] }, user: { id: 1, name: '陈蔚', companyName: '宁波昊屿' } };

describe('the three session states', () => {
  it('goes from guest over authenticated to authorized', () => {
    const loggedIn = reduceSession(GUEST, { type: 'loggedIn', user });
    expect(loggedIn.kind).toBe('authenticated');
    expect(rolesOf(loggedIn)).toEqual([]);
    const authorized = reduceSession(loggedIn, { type: 'infoLoaded', info: info('a', 'backhome') });
    expect(rolesOf(authorized)).toEqual(['a', 'backhome', 'backstage', 'sysmessage']);
    expect(authorized).toMatchObject({ user: { token: 't', user: { name: 'Chen Wei' } } });
  });

  it('ignores roles that arrive after a logout', () => {
    expect(reduceSession(GUEST, { type: 'infoLoaded', info: info('a') })).toBe(GUEST);
  });

  it('forgets everything at logout', () => {
    expect(reduceSession({ kind: 'authorized', user, roles: ['a'] }, { type: 'loggedOut' })).toEqual({ kind: 'guest' });
  });
});

describe('stored user data', () => {
  it('is a person and no token', () => {
    const kept = personOf({ ...user, ext: { ...user.ext, token: 'another' } });
    expect(JSON.stringify(kept)).not.toMatch(/token|another/);
    expect(isPerson(kept)).toBe(true);
    for (const bad of [null, undefined, 'x', {}, { user: user.user }, { ...kept, ext: {} }, { ...kept, user: null }])
      expect(isPerson(bad)).toBe(false);
  });
});
