import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalTests } from '../testing/render-portal.tsx';
import { sampleHouse } from '../testing/sample-house.ts';

const { companyLogo } = contract.user;
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

it('stands without the settings', async () => {
  server.use(mockError(companyLogo, { message: '暂停' }));
  await open('/index');
  const foot = await screen.findByRole('contentinfo', {}, SOON);
  expect(foot).toHaveTextContent('400-820-0000');
  expect(within(foot).getByRole('link', { name: 'OMS 登录' })).toHaveAttribute('href', '/oms');
});
