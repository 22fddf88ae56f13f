import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { BOOKS, bookingAnswers } from '../../../testing/sample-booking.ts';
import { FBA_PATH, fbaRateAnswers } from '../../../testing/sample-fba-rates.ts';
import { QUOTES, QUOTING, quoteAnswers } from '../../../testing/sample-quotes.ts';
import { cartonsIn, inAddress } from './cartons.ts';

vi.mock('../../../kit/save-blob.ts', () => ({ saveBlob: vi.fn() }));

const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
beforeEach(() => server.use(...fbaRateAnswers('zh-CN')));

it('reads cartons a size a line, and nothing else', () => {
  const read = cartonsIn('60 × 50 × 30 × 16.5 × 84\n40x30x20x9x1');
  expect(read).toHaveLength(2);
  expect(inAddress(read ?? [])).toBe('60x50x30x16.5x84,40x30x20x9x1');
  expect(cartonsIn('60 x 50')).toBeUndefined();
  expect(cartonsIn('')).toEqual([]);
});

it('shows channels to a site with what the cargo comes to, and asks for a price where none suits', async () => {
  const { person } = await open(`/freight${FBA_PATH}`);
  const slip = within(await screen.findByRole('article', { name: /普船海卡/ }, SOON));
  expect(slip.getByText('10,140.60')).toBeVisible();
  expect(screen.getByRole('article', { name: /以星快船海卡/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '提交 FBA 询价' }));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  expect(await dialog.findByRole('textbox', { name: /^品名/ }, SOON)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^交货城市/ })).toHaveValue('深圳');
});

it('puts a channel into a quotation, with the place and the cartons that it was asked for', async () => {
  const asked = vi.fn();
  server.use(
    mock(contract.freight.quotationExcel, (input) => {
      asked(input);
      return new File(['PK'], 'QT1.xlsx');
    }),
    ...quoteAnswers('zh-CN'),
    QUOTES('zh-CN'),
  );
  const { person } = await open(`/rates${FBA_PATH}`, { as: { ...chenWei, ext: { codeList: QUOTING } } });
  const slip = within(await screen.findByRole('article', { name: /普船海卡/ }, SOON));
  await person.click(slip.getByRole('button', { name: /普船海卡 加入报价单$/ }));
  await person.click(screen.getByRole('button', { name: '制作报价单' }));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  await person.type(await dialog.findByRole('textbox', { name: /^客户/ }, SOON), 'Globex');
  await person.click(dialog.getByRole('button', { name: '制作并下载' }));
  await waitFor(() => expect(asked).toHaveBeenCalled(), SOON);
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    mode: 'fba',
    warehouseId: 1,
    origin: 'shenzhen',
    currency: 'CNY',
    toCompany: 'Globex',
    cartons: [{ length: '60', width: '50', height: '30', weight: '16.5', count: 84 }],
  });
}, 40_000);

it('takes everything that is shown into a quotation where nothing was chosen', async () => {
  const asked = vi.fn();
  server.use(
    mock(contract.freight.quotationExcel, (input) => {
      asked(input);
      return new File(['PK'], 'QT1.xlsx');
    }),
    ...quoteAnswers('zh-CN'),
    QUOTES('zh-CN'),
  );
  const { person } = await open(`/rates${FBA_PATH}`, { as: { ...chenWei, ext: { codeList: QUOTING } } });
  await person.click(await screen.findByRole('button', { name: '导出报价单' }, SOON));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  await person.type(await dialog.findByRole('textbox', { name: /^客户/ }, SOON), 'Globex');
  await person.click(dialog.getByRole('button', { name: '制作并下载' }));
  await waitFor(() => expect(asked).toHaveBeenCalled(), SOON);
  expect(asked.mock.lastCall?.[0].rateIds).toHaveLength(screen.getAllByRole('article').length);
}, 40_000);

it('is booked on the page, to a site and to a zip alike, with the cargo that it was asked for', async () => {
  server.use(...bookingAnswers('zh-CN'));
  const { person, path } = await open('/freight?mode=fba&country=2&zip=90001&cartons=60x50x30x16.5x84', {
    as: { ...chenWei, ext: { codeList: BOOKS } },
  });
  const slip = within(await screen.findByRole('article', { name: /普船海卡/ }, SOON));
  await person.click(slip.getByRole('button', { name: '下单' }));
  await waitFor(() => expect(path()).toMatch(/^\/booking\?/), SOON);
  const asked = new URLSearchParams(path().split('?')[1]);
  expect(Object.fromEntries(asked)).toMatchObject({ mode: 'fba', country: '2', zip: '90001', weight: '1386' });
  expect(asked.has('site')).toBe(false);
}, 40_000);

it('wants a place before it asks', async () => {
  const { person, path } = await open('/freight?mode=fba');
  await person.click(await screen.findByRole('button', { name: '查询运价' }, SOON));
  await waitFor(() => expect(screen.getByText(/请选择目的仓/)).toBeVisible());
  expect(path()).toBe('/freight?mode=fba');
});
