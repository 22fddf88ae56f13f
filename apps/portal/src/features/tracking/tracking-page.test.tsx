import { type Arg, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { AT_SEA, TRACKING, traceAnswers } from '../../testing/sample-traces.ts';

const { cargoTracking } = contract.freight;
const { webUserInfo } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };

beforeEach(() => server.use(...traceAnswers('en-US')));

const member = { ...chenWei, ext: { codeList: TRACKING } };
const asMember = () =>
  server.use(mock(webUserInfo, { roles: TRACKING, baseInfo: { ...chenWei.user, account: '13800138000' } }));

it('wants both numbers of a visitor, and shows what they open', async () => {
  const asked = vi.fn<(input: Arg<typeof cargoTracking>) => void>();
  server.use(
    mock(cargoTracking, (input) => {
      asked(input);
      return { list: [{ ...AT_SEA, bookingId: null }], missing: [] };
    }),
  );
  const { person } = await open('/freighttrack', { language: 'en-US' });
  const form = within(await screen.findByRole('form', { name: 'Cargo tracking' }, SOON));
  await person.click(form.getByRole('button', { name: 'Track' }));
  expect(await form.findByText('Enter the work number')).toBeVisible();
  expect(form.getByText('Enter the warehouse entry number')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await person.type(form.getByRole('textbox', { name: /Work number/ }), 'MB26S01702');
  await person.type(form.getByRole('textbox', { name: /Warehouse entry number/ }), 'JC26SHA1702{Enter}');
  expect(await screen.findByText('North Pacific, 77% of the way', {}, SOON)).toBeVisible();
  expect(asked.mock.lastCall?.[0]).toEqual({ items: [{ workNo: 'MB26S01702', warehouseEntryNo: 'JC26SHA1702' }] });
  const changes = within(screen.getByRole('region', { name: 'Arrival changes' }));
  expect(changes.getAllByRole('listitem')[0]).toHaveTextContent(
    '11-23 14:001 d 06 h laterCarrier: routed around a low',
  );
  expect(screen.getByText(/Still 3 days ahead of the delivery appointment \(11-27 09:00\)/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
}, 40_000);

it('says what was not found and what to check', async () => {
  const { person } = await open('/freighttrack');
  const form = within(await screen.findByRole('form', { name: '货物跟踪' }, SOON));
  await person.type(form.getByRole('textbox', { name: /工作号/ }), 'MB26S09999');
  await person.type(form.getByRole('textbox', { name: /进仓编号/ }), 'JC1{Enter}');
  expect(await screen.findByText('未查到“MB26S09999”，请核对单号或联系客服', {}, SOON)).toBeVisible();
  expect(screen.getByText(/注意数字 0 与字母 O/)).toBeVisible();
}, 40_000);

it('takes many numbers of a member at once, and shows one of several by its address', async () => {
  asMember();
  const { person, path } = await open('/freighttrack', { as: member, language: 'en-US' });
  const form = within(await screen.findByRole('form', { name: 'Cargo tracking' }, SOON));
  await person.click(form.getByRole('textbox', { name: 'Numbers' }));
  await person.paste('MB26S01702\nMB26S01677, MB26S01690;MB26S01873 MB26S09999');
  await person.click(form.getByRole('button', { name: 'Track' }));
  const cards = within(await screen.findByRole('list', { name: '4 shipments' }, SOON));
  expect(path()).toMatch(/^\/freighttrack\?by=work&no=MB26S01702/);
  expect(cards.getByRole('article', { name: 'MB26S01677' })).toHaveTextContent('Customs hold');
  expect(cards.getByRole('article', { name: 'MB26S01690' })).toHaveTextContent('No data for 4 days');
  expect(cards.getByRole('article', { name: 'MB26S01690' })).not.toHaveTextContent('%');
  expect(cards.getByRole('article', { name: 'MB26S01873' })).toHaveTextContent('Nothing heard');
  expect(screen.getByText('Nothing found for “MB26S09999”')).toBeVisible();
  await person.click(cards.getByRole('link', { name: 'MB26S01677' }));
  await waitFor(() => expect(path()).toMatch(/open=MB26S01677$/));
  expect(await screen.findByText(/it cannot leave until that is lifted/, {}, SOON)).toBeVisible();
}, 40_000);

it('makes a link for whoever waits for the goods', async () => {
  asMember();
  const { person } = await open('/freighttrack?by=ctn&no=YMLU8305416', { as: member, language: 'en-US' });
  await person.click(await screen.findByRole('button', { name: 'Share' }, SOON));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  await person.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('textbox', { name: 'Link' }, SOON)).toHaveValue(
    `${globalThis.location.origin}/track/token-of-a-link`,
  );
}, 40_000);

it('shows a shared shipment to be read and nothing else', async () => {
  await open('/tracked/abc', { language: 'en-US' });
  expect(await screen.findByText('North Pacific, 77% of the way', {}, SOON)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
}, 40_000);
