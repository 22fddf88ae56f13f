import { createStorage } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';
import { sampleHouse } from '../../testing/sample-house.ts';
import { hostOf } from './oms-page.tsx';
import { quietOf } from './quiet.ts';

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

it('does not ask for thirty days where that is ticked, and asks again where it is taken back', async () => {
  const { person } = await open('/oms', { language: 'en-US' });
  const quiet = await screen.findByRole('checkbox', { name: 'Do not ask for 30 days' }, SOON);
  await person.click(quiet);
  // What is being read stays.
  expect(screen.getByText(/run by a third party/)).toBeVisible();
  cleanup();
  const again = await open('/oms', { language: 'en-US' });
  const second = await screen.findByRole('checkbox', { name: 'Do not ask for 30 days' }, SOON);
  expect(second).toBeChecked();
  expect(screen.getByRole('heading', { name: 'To oms.example.com' })).toBeVisible();
  await again.person.click(second);
  expect(screen.queryByRole('heading', { name: 'To oms.example.com' })).toBeNull();
  expect(localStorage.getItem('lading.omsQuiet')).toBeNull();
});

it('keeps the choice for that host and for thirty days alone', () => {
  let now = Date.UTC(2026, 10, 24);
  const storage = createStorage('lading.');
  const quiet = quietOf(storage, 'oms.example.com', () => now);
  expect(quiet.until()).toBeNull();
  quiet.set(true);
  expect(quiet.until()).toBe(Date.UTC(2026, 11, 24));
  expect(quietOf(storage, 'other.example.com', () => now).until()).toBeNull();
  now = Date.UTC(2026, 11, 24);
  expect(quiet.until()).toBeNull();
  localStorage.setItem('lading.omsQuiet', JSON.stringify({ v: 1, d: { host: 'oms.example.com', until: 'always' } }));
  expect(quietOf(createStorage('lading.'), 'oms.example.com', () => now).until()).toBeNull();
});
