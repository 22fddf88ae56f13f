import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chenWei, portalTests } from '../testing/render-portal.tsx';

const { server, open } = portalTests();

describe('public pages', () => {
  it('begin at the home page', async () => {
    const { path } = await open('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('开船前核对清楚');
    expect(path()).toBe('/index');
    expect(document.title).toBe('首页 · 子午湾国际货运');
  });

  it('speak the language of the browser', async () => {
    await open('/index', { language: 'en-GB' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('checked before departure');
  });

  it('have only links that lead somewhere', async () => {
    const { router } = await open('/index', { as: chenWei });
    await screen.findByRole('contentinfo');
    const own = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'))
      // An article is a page of the news.
      .map((href) => href.replace(/[?#].*/, ''));
    expect(new Set(own)).toEqual(
      new Set([
        '/index',
        '/orders',
        '/freight',
        '/freighttrack',
        '/fba',
        '/serve',
        '/oms',
        '/developers',
        '/contact',
        '/about',
        '/news',
        '/join',
        '/agreement',
      ]),
    );
    for (const href of own) expect(router.routesByPath).toHaveProperty([href]);
  });

  it.each(['/404', '/nowhere', '/orders/nowhere'])('%s is not found', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: '这个泊位是空的' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('找不到页面 · 子午湾国际货运'));
  });
});

it('shows its loading bar while a call that asked for it is under way', async () => {
  const { client } = await open('/index');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  let answer: (count: number) => void = () => {};
  const count = new Promise<number>((resolve) => {
    answer = resolve;
  });
  server.use(mock(contract.user.toDoCount, () => count));
  const call = client.call(contract.user.toDoCount, {}, { loading: true });
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  answer(3);
  await call;
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

describe('the session', () => {
  it('ends half a second after the server disowns the token', async () => {
    server.use(mock(contract.user.checkToken, false));
    const { checkToken, path } = await open('/index', { as: chenWei });
    await checkToken();
    await waitFor(() => expect(path()).toMatch(/^\/login/));
    expect(localStorage.getItem('lading.userToken')).toBeNull();
  });
});
