import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chenWei, portalTests } from '../testing/render-portal.tsx';

const { user, order } = contract;
const { server, open } = portalTests();

describe('member pages', () => {
  it('send a visitor to the login page and remember what was wanted', async () => {
    const { path } = await open('/orders?bookingId=7&type=2');
    expect(await screen.findByRole('heading', { name: '登录' })).toBeInTheDocument();
    expect(path()).toBe('/login?redirect=%2Forders%3FbookingId%3D7%26type%3D2');
  });

  it('load the roles first, then open and stand in the tab history', async () => {
    const { session, tabs } = await open('/orders', { as: chenWei });
    expect(await screen.findByRole('heading', { name: '订单管理' })).toBeInTheDocument();
    expect(session.getState().kind).toBe('authorized');
    expect(document.title).toBe('订单管理 · 子午湾国际货运');
    expect(tabs.snapshot().map(({ path }) => path)).toEqual(['/index', '/orders']);
  });

  it('say why and open the home page when the roles do not come', async () => {
    server.use(mockError(user.webUserInfo, { message: '账号已停用' }));
    const { path } = await open('/orders', { as: chenWei });
    expect(await screen.findByText('账号已停用')).toBeInTheDocument();
    expect(path()).toBe('/index');
  });

  it('fall back to Has Error when the server says nothing', async () => {
    server.use(mockError(user.webUserInfo, {}));
    await open('/orders', { as: chenWei });
    expect(await screen.findByText('Has Error')).toBeInTheDocument();
  });

  it('end with the session: the reason is shown, a second later the login page', async () => {
    server.use(mockError(order.orderPage, { status: 401, message: '登录过期或未登录，请重新登录' }));
    const { path, session } = await open('/orders', { as: chenWei });
    expect(await screen.findByText('登录过期或未登录，请重新登录')).toBeInTheDocument();
    expect(path()).toBe('/orders');
    await waitFor(() => expect(path()).toBe('/login?redirect=%2Forders'), { timeout: 2000 });
    expect(session.getState().kind).toBe('guest');
    expect(localStorage.getItem('lading.userData')).toBeNull();
  });

  it('lead back to what was wanted when the session had ended before', async () => {
    server.use(mockError(user.webUserInfo, { status: 401, message: '登录过期或未登录，请重新登录' }));
    const { path } = await open('/orders?status=4', { as: chenWei });
    await waitFor(() => expect(path()).toBe('/login?redirect=%2Forders%3Fstatus%3D4'), { timeout: 3000 });
  });

  it('close at logout, and the server hears of it with the token', async () => {
    const { person, path, session, tabs } = await open('/orders', { as: chenWei });
    await person.click(await screen.findByRole('button', { name: /陈蔚/ }));
    await person.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(session.getState().kind).toBe('guest');
    expect(tabs.snapshot()).toHaveLength(1);
  });

  it('follow a logout in another tab', async () => {
    const { path } = await open('/orders', { as: chenWei });
    await screen.findByRole('heading', { name: '订单管理' });
    localStorage.removeItem('lading.userToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lading.userToken' }));
    await waitFor(() => expect(path()).toMatch(/^\/login/));
  });
});
