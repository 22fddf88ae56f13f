import { type Arg, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';
import { FBA_SITES, fbaAnswers } from '../../testing/sample-fba.ts';
import { addressLines } from './site-address.tsx';
import { type FbaSite, foundIn, groupsOf } from './sites.ts';

const { fbaPage } = contract.basedata;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const [ONT8] = FBA_SITES as readonly [FbaSite];

beforeEach(() => server.use(...fbaAnswers('zh-CN')));

it('shows the country with the most sites by zone, and finds by zip in it', async () => {
  const asked = vi.fn<(input: Arg<typeof fbaPage>) => void>();
  server.use(
    mock(fbaPage, (input) => {
      asked(input);
      const records = FBA_SITES.filter(({ zip }) => zip.startsWith(input.searchValue));
      return { records, total: records.length };
    }),
  );
  const { person, path } = await open('/fba');
  const west = await screen.findByRole('list', { name: '西部，邮编 8、9 开头' }, SOON);
  expect(within(west).getByRole('link', { name: /^ONT8/ })).toHaveAttribute('href', '/fbadetails?id=1');
  const field = screen.getByRole('textbox', { name: '仓库代码、邮编、城市或地址' });
  await person.type(field, '92{Enter}');
  expect(await screen.findByText(/3 个邮编/, {}, SOON)).toBeVisible();
  expect(path()).toBe('/fba?country=840&keyword=92');
  expect(field).toHaveFocus();
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ countryId: 840, searchValue: '92', size: 100 }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^ABE8/ })).toBeNull());
  // On the chart they stand out among all of the country.
  const places = FBA_SITES.filter(({ longitude }) => longitude !== null).length;
  await waitFor(() =>
    expect(screen.getByRole('figure', { name: '美国的仓库' })).toHaveAccessibleDescription(
      new RegExp(`${places} 个地点`),
    ),
  );
});

it('says what was not found, and leads to all sites', async () => {
  const { person, path } = await open('/fba?country=276&keyword=ONT8');
  expect(await screen.findByText('德国没有与“ONT8”相符的仓库', {}, SOON)).toBeVisible();
  await person.click(screen.getByRole('link', { name: '查看全部仓库' }));
  expect(await screen.findByRole('link', { name: /^CLT2/ }, SOON)).toBeVisible();
  expect(path()).toBe('/fba');
});

it('shows one site with its address to copy, and the way to its country', async () => {
  await open('/fbadetails?id=1', { language: 'en-US' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ONT8' }, SOON)).toBeVisible();
  expect(screen.getByRole('link', { name: 'United States' })).toHaveAttribute('href', '/fba?country=840');
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
  expect(screen.getByText('24300 NANDINA AVE')).toBeVisible();
  expect(screen.getByText('2–4 days ahead')).toBeVisible();
});

it('has no page for a site without a number', async () => {
  const { path } = await open('/fbadetails?id=x');
  await screen.findByRole('link', { name: /^ONT8/ }, SOON);
  expect(path()).toBe('/fba');
});

it('writes an address as it stands on a carton, without a street that is not public', () => {
  expect(addressLines(ONT8)).toEqual(['FBA ONT8', '24300 NANDINA AVE', 'MORENO VALLEY, CA 92551', 'UNITED STATES']);
  expect(addressLines({ ...ONT8, address: '', state: '', city: '' })).toEqual(['FBA ONT8', '92551', 'UNITED STATES']);
});

it('groups by zone, those without one last, and counts what was found in what', () => {
  const far = { ...ONT8, id: 99, code: 'DTM2', region: null };
  expect(groupsOf([far, ...FBA_SITES]).map(({ id, sites }) => [id, sites.length])).toEqual([
    ['west', 5],
    ['mid', 2],
    ['east', 2],
    ['all', 1],
  ]);
  expect(foundIn(FBA_SITES, '92')).toEqual({ zip: 3, code: 0, city: 0, address: 0 });
  expect(foundIn(FBA_SITES, 'ave')).toMatchObject({ address: 3, city: 0 });
});
