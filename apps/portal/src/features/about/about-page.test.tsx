import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dialled } from '../../kit/dialled.ts';
import { chartsOf } from '../../kit/offices.ts';
import { portalTests } from '../../testing/render-portal.tsx';
import { sampleAbout } from '../../testing/sample-house.ts';

const { aboutUs } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

beforeEach(() => server.use(mock(aboutUs, sampleAbout('zh-CN'))));

it('shows offices by the same numbers in the list and on a chart for each side of the ocean', async () => {
  await open('/about');
  expect(await screen.findByRole('heading', { level: 2, name: '5 处办公室' }, SOON)).toBeVisible();
  expect(screen.getAllByText('2 宁波').length).toBeGreaterThan(0);
  expect(screen.getByRole('figure', { name: '亚洲的办公室' })).toHaveAccessibleDescription(/4 个地点：1 上海/);
  expect(screen.getByRole('figure', { name: '美洲的办公室' })).toHaveAccessibleDescription(/5 美国洛杉矶/);
  expect(screen.getByText('MOC-NV 00000')).toBeVisible();
});

it('tells what happened in a year in one place', async () => {
  const milestones = [
    { year: 2009, text: '起步' },
    { year: 2026, text: '门户上线' },
    { year: 2026, text: '第八处办公室' },
  ];
  server.use(mock(aboutUs, { ...sampleAbout('zh-CN'), milestones }));
  await open('/about');
  const year = await screen.findByText('2026', {}, SOON);
  expect(year.nextElementSibling).toHaveTextContent('门户上线 第八处办公室');
});

it('gives each office its numbers and opens the consultation', async () => {
  const { person } = await open('/contact');
  expect(await screen.findByText('扬帆路 515 号', {}, SOON)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: '400-820-0000' }, SOON)).toHaveAttribute('href', 'tel:4008200000');
  await person.click(main.getByRole('button', { name: '提交咨询' }));
  expect(await screen.findByRole('dialog', {}, SOON)).toBeVisible();
});

it('reads telephones and places', () => {
  expect(dialled('+86 574 5550-0100')).toBe('tel:+8657455500100');
  const office = { city: '宁波', address: '', phone: '', email: '', lat: null, lon: null };
  expect(chartsOf([office])).toEqual([]);
  expect(chartsOf([office, { ...office, city: '洛杉矶', lat: 34, lon: -118 }])).toMatchObject([
    [{ code: '2', nameCn: '2 洛杉矶', at: [-118, 34] }],
  ]);
});
