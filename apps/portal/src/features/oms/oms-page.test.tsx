import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';
import { sampleHouse } from '../../testing/sample-house.ts';
import { hostOf } from './oms-page.tsx';

const { companyLogo } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

it('warns before it leads to another house, and opens a window of its own', async () => {
  await open('/oms');
  expect(await screen.findByRole('heading', { name: '即将离开本站，前往 oms.example.com' }, SOON)).toBeVisible();
  const leave = screen.getByRole('link', { name: /在新窗口打开 OMS/ });
  expect(leave).toHaveAttribute('href', 'https://oms.example.com/login');
  expect(leave).toHaveAttribute('target', '_blank');
  expect(leave).toHaveAttribute('rel', 'noopener noreferrer');
  const [stay] = within(screen.getByRole('main')).getAllByRole('link');
  expect(stay).toHaveAttribute('href', '/index');
});

it.each(['', 'javascript:alert(1)', 'http://oms.example.com', 'nowhere'])('leads nowhere by «%s»', async (omsUrl) => {
  server.use(mock(companyLogo, { ...sampleHouse, omsUrl }));
  await open('/oms');
  expect(await screen.findByText('OMS 暂未开放', {}, SOON)).toBeVisible();
  expect(document.querySelector('main a[target]')).toBeNull();
});

it('reads the host of an address', () => {
  expect(hostOf('https://oms.example.com:8443/login?x=1')).toBe('oms.example.com:8443');
});
