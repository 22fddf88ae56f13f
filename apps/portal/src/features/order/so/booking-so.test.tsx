import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { BOOKS, bookingAnswers } from '../../../testing/sample-booking.ts';
import { papersOf } from '../../../testing/sample-papers.ts';

const { order } = contract;
const { server, open } = portalTests();
const SOON = { timeout: 20_000 };
const [SO] = papersOf('zh-CN');

beforeEach(() => {
  localStorage.clear();
  // The network of the tests cannot read a form that holds files.
  const keep = http.post(`*${order.uploadOrderFile.path}`, () =>
    HttpResponse.json({ code: '1', message: '', data: SO }),
  );
  const kept = mock(order.saveBooking, {
    bookingId: 501,
    orderId: 100_501,
    bookingNo: 'MB26S100501',
    orderStatus: 1,
    revision: 4,
    editedAt: '2026-11-20T09:47:00+08:00',
    issues: [],
  });
  server.use(keep, kept, ...bookingAnswers('zh-CN'));
});

async function bring() {
  const { person } = await open('/booking?bookingId=501', { as: { ...chenWei, ext: { codeList: BOOKS } } });
  const file = new File(['%PDF-1.7'], 'SO.pdf', { type: 'application/pdf' });
  await person.upload(await screen.findByLabelText('选择 SO 文件（PDF）', { selector: 'input' }, SOON), file);
  return person;
}

it('offers what the paper says beside the form, and fills in nothing by itself', async () => {
  const field = (name: 'bkgNo' | 'pickupDepot', value: string) => ({
    name,
    confidence: 0.98,
    label: '',
    page: 1,
    unclearAt: 0,
    values: [{ value, printed: value }],
  });
  server.use(
    mock(order.analyseSo, {
      text: true,
      pages: 1,
      layout: 'cosco',
      layoutName: 'COSCO',
      unmatched: [],
      fields: [field('bkgNo', '6412104416'), field('pickupDepot', 'XINGGANG DEPOT, BEILUN')],
    }),
  );
  const person = await bring();
  const offers = within(await screen.findByRole('region', { name: '识别 2 项' }, SOON));
  const number = screen.getByRole('textbox', { name: /订舱号/ });
  expect(number).not.toHaveValue('6412104416');
  await person.click(offers.getByRole('button', { name: '采用 订舱号：6412104416' }));
  await waitFor(() => expect(number).toHaveValue('6412104416'));
  // What agrees now is counted and offered no more.
  await waitFor(() => expect(offers.queryByRole('button', { name: /采用 订舱号/ })).toBeNull());
  expect(screen.getByText(/1 项一致/)).toBeVisible();
}, 60_000);

it('says that a scan cannot be read', async () => {
  server.use(
    mock(order.analyseSo, { text: false, pages: 1, layout: 'general', layoutName: '', fields: [], unmatched: [] }),
  );
  await bring();
  expect(await screen.findByText(/扫描件/, {}, SOON)).toBeVisible();
}, 60_000);
