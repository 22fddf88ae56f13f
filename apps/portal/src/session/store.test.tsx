import { createStorage } from '@lading/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personOf, type UserData, type UserInfo } from './state.ts';
import { createSession } from './store.ts';

const user: UserData = { token: 't', ext: { codeList: ['a'] }, user: { id: 1, name: '陈蔚', companyName: '宁波昊屿' } };
const info = (...roles: string[]) => ({ roles, baseInfo: { ...user.user, account: '13800138000' } });
const storage = createStorage('test.');
const [TOKEN, PERSON] = ['test.userToken', 'test.userData'];
const keep = (value: UserData) => {
  localStorage.setItem(PERSON, JSON.stringify({ v: 2, d: personOf(value) }));
  localStorage.setItem(TOKEN, JSON.stringify({ v: 1, d: value.token }));
};

afterEach(() => localStorage.clear());

function setUp(stored?: UserData, answer = async (): Promise<UserInfo> => info('a')) {
  if (stored) keep(stored);
  const [loadInfo, onLogout, onChangedElsewhere] = [vi.fn(answer), vi.fn(), vi.fn()];
  const session = createSession({ storage, loadInfo, onLogout, onChangedElsewhere });
  return { session, loadInfo, onLogout, onChangedElsewhere };
}

const elsewhere = (value: UserData | null) => {
  if (value) keep(value);
  else localStorage.removeItem(TOKEN);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN }));
};

describe('the session store', () => {
  it('is logged in after a reload when user data is stored', () => {
    expect(setUp().session.getState().kind).toBe('guest');
    const { session } = setUp(user);
    expect(session.getState().kind).toBe('authenticated');
    expect(session.token()).toBe('t');
  });

  it('stores token and user data at login, the token once, and clears both at logout', () => {
    const { session, onLogout, onChangedElsewhere } = setUp();
    session.login({ ...user, token: 'once-and-no-more' });
    expect(localStorage.length).toBe(2);
    expect(JSON.stringify({ ...localStorage }).split('once-and-no-more')).toHaveLength(2);
    session.logout();
    expect(localStorage.length).toBe(0);
    session.logout();
    expect(onLogout).toHaveBeenCalledOnce();
    expect(onChangedElsewhere).not.toHaveBeenCalled();
    expect(session.epoch()).toBe(2);
  });

  it('takes what an older portal kept, with the token in it, for nothing', () => {
    localStorage.setItem(PERSON, JSON.stringify({ v: 1, d: user }));
    localStorage.setItem(TOKEN, JSON.stringify({ v: 1, d: user.token }));
    expect(setUp().session.getState().kind).toBe('guest');
  });

  it('asks for the roles once for everybody who waits', async () => {
    const { session, loadInfo } = setUp(user);
    await Promise.all([session.loadRoles(), session.loadRoles()]);
    expect(loadInfo).toHaveBeenCalledOnce();
    expect(session.getState().kind).toBe('authorized');
  });

  it('drops roles that arrive for a person who has left', async () => {
    let reply = (_info: UserInfo) => {};
    const answer = () => new Promise<UserInfo>((resolve) => (reply = resolve));
    const { session } = setUp(user, answer);
    const pending = session.loadRoles();
    session.logout();
    session.login({ ...user, token: 'u' });
    reply(info('secret'));
    await pending;
    expect(session.getState().kind).toBe('authenticated');
  });

  it('can ask again after a failure', async () => {
    const answers = [Promise.reject(new Error('no')), Promise.resolve(info('a'))];
    const { session } = setUp(user, () => answers.shift() as Promise<UserInfo>);
    await expect(session.loadRoles()).rejects.toThrow('no');
    await session.loadRoles();
    expect(session.getState().kind).toBe('authorized');
  });

  it('follows a logout and a change of person in another tab', () => {
    const { session, onLogout, onChangedElsewhere } = setUp(user);
    elsewhere({ ...user, token: 'other' });
    expect(session.token()).toBe('other');
    elsewhere(null);
    expect(session.getState().kind).toBe('guest');
    expect(onLogout).toHaveBeenCalledTimes(2);
    expect(onChangedElsewhere).toHaveBeenCalledTimes(2);
  });
});
