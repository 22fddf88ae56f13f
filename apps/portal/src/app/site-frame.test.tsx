import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalTests } from '../testing/render-portal.tsx';
import { sampleAbout, sampleHouse } from '../testing/sample-house.ts';

const { companyLogo, aboutUs } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

it('opens the pages of a group under its heading, by keys, and marks where the reader is', async () => {
  const { person } = await open('/index');
  const nav = await screen.findByRole('navigation', { name: '主导航' }, SOON);
  const head = within(nav).getByRole('button', { name: '服务支持' });
  head.focus();
  await person.keyboard('{Enter}');
  expect(head).toHaveAttribute('aria-expanded', 'true');
  const names = within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['首页', 'FBA 仓库', 'OMS 登录', '联系我们']));
  await person.keyboard('{Escape}');
  expect(head).toHaveAttribute('aria-expanded', 'false');
});

it('shows what the house set at its foot, and the number it set at its head', async () => {
  server.use(mock(companyLogo, { ...sampleHouse, hotline: '400-111-2222' }));
  await open('/index', { language: 'en-US' });
  const foot = within(await screen.findByRole('contentinfo', {}, SOON));
  expect(await foot.findByRole('img', { name: 'QR code: Mini program' }, SOON)).toBeVisible();
  expect(foot.getByRole('link', { name: /^Weibo/ })).toHaveAttribute('href', 'https://weibo.example.com/meridianbay');
  expect(foot.getByRole('link', { name: /^Port of Ningbo/ })).toHaveAttribute('target', '_blank');
  expect(foot.getByText('Short video: Meridian Bay')).toBeVisible();
  expect(foot.getByRole('link', { name: /^浙ICP备/ })).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  expect(foot.getByRole('link', { name: 'FBA directory' })).toHaveAttribute('href', '/fba');
  expect(screen.getByRole('link', { name: /400-111-2222/ })).toHaveAttribute('href', 'tel:4001112222');
});

it('follows at once when somebody comes back to an open page: number, name, logo and colour', async () => {
  let said = sampleHouse;
  server.use(
    mock(companyLogo, () => said),
    mock(aboutUs, sampleAbout('en-US')),
  );
  await open('/about', { language: 'en-US' });
  expect(await screen.findByRole('link', { name: /400-820-0000/ }, SOON)).toBeVisible();
  await screen.findByRole('button', { name: /^(Chat|Ask)/ }, SOON);
  said = { ...said, hotline: '400-111-2222', nameEn: 'Northern Harbour', logoLight: '/house/9.svg', brand: '#2f5fa8' };
  fireEvent.focus(window);
  expect(await screen.findByRole('link', { name: /400-111-2222/ }, SOON)).toHaveAttribute('href', 'tel:4001112222');
  await waitFor(() => expect(document.title).toContain('Northern Harbour'));
  expect(document.querySelector('img[src="/house/9.svg"]')).not.toBeNull();
  await waitFor(() => expect(document.querySelector('style#brand')?.textContent).toContain('#2f5fa8'));
  // And back to what the page came with.
  said = sampleHouse;
  fireEvent.focus(window);
  await waitFor(() => expect(document.title).toContain('Meridian Bay'));
  expect(document.querySelector('img[src="/house/9.svg"]')).toBeNull();
  expect(document.querySelector('style#brand')?.textContent).toBe('');
});

it('stands without the settings', async () => {
  server.use(mockError(companyLogo, { message: '暂停' }));
  await open('/index');
  const foot = await screen.findByRole('contentinfo', {}, SOON);
  expect(foot).toHaveTextContent('400-820-0000');
  expect(within(foot).getByRole('link', { name: 'OMS 登录' })).toHaveAttribute('href', '/oms');
});
