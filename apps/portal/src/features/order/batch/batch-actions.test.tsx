import { type Arg, type Code, contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { sampleOrders } from '../../../testing/sample-answers.ts';
import { billAnswer } from '../../../testing/sample-bill.ts';
import { orderRow } from '../../../testing/sample-rows.ts';
import type { Standing } from './standing.ts';

const { server, open } = portalTests();
const { order, user } = contract;
const SOON = { timeout: 20_000 };

const standing = (bookingId: number, state: Standing['state'], text: string, version = 3): Standing => ({
  bookingId,
  bookingNo: `MB26S0${bookingId}`,
  billNo: `BL${bookingId}`,
  version,
  state,
  text,
  differences: state === 'differences' ? 2 : 0,
});
const LIST = [standing(1702, 'ready', '与补料一致'), standing(1703, 'differences', '有 2 处差异，请逐处核对')];

/** The list of bookings with two of them chosen. */
async function choose(roles: Code[] = ['bill:view', 'bill:confirm']) {
  const approve = vi.fn((_asked: Arg<typeof order.approveBlBatch>) => ({
    list: [standing(1702, 'approved', '已确认')],
  }));
  server.use(
    mock(user.webUserInfo, { roles, baseInfo: { ...chenWei.user, account: '13800138000' } }),
    mock(order.orderPage, (input) => sampleOrders('zh-CN', input)),
    mock(order.blBatch, { list: LIST }),
    mock(order.approveBlBatch, approve),
    mock(order.blType, 1),
    mock(order.blFile, '/files/sample.svg'),
    mock(order.countNumMbl, { list: [] }),
    mock(order.initInfoMbl, ({ mblId }) => billAnswer('zh-CN', mblId)),
  );
  const page = await open('/orders', { as: chenWei });
  const boxes = await screen.findAllByRole('checkbox', { name: /^选择 MB26/ }, SOON);
  for (const box of boxes.slice(0, 2)) await page.person.click(box);
  const bar = within(await screen.findByRole('group', { name: '已选的行' }));
  await bar.findByRole('button', { name: '打印' }, SOON);
  return { ...page, bar, approve };
}

it('approves the chosen drafts that say what was sent, and leads to the others', async () => {
  const { person, bar, approve, path } = await choose();
  await person.click(bar.getByRole('button', { name: '一起确认' }));
  const dialog = within(await screen.findByRole('dialog', { name: '一起确认' }));
  await person.click(await dialog.findByRole('button', { name: '一起确认 (1)' }, SOON));
  await waitFor(() => expect(approve.mock.lastCall?.[0]).toEqual({ bookingIds: [1702], versions: [3] }));
  expect(await dialog.findByRole('region', { name: '已确认 (1)' })).toHaveTextContent('BL1702');
  expect(dialog.getByRole('region', { name: '不在其中 (1)' })).toHaveTextContent('有 2 处差异');
  await person.click(dialog.getByRole('link', { name: 'BL1703' }));
  await waitFor(() => expect(path()).toBe('/orders?review=1703&tab=compare'));
}, 60_000);

it('says what the server refuses, and offers no approval to who may not', async () => {
  const { person, bar } = await choose(['bill:view']);
  expect(bar.queryByRole('button', { name: '一起确认' })).toBeNull();
  server.use(mockError(order.blBatch, { message: '核对服务正在维护' }));
  await person.click(bar.getByRole('button', { name: '导出差异' }));
  expect(await bar.findByRole('alert')).toHaveTextContent('核对服务正在维护');
}, 60_000);

it('prints the bills of all chosen drafts at once, what others are confirmed with, and names what has neither', async () => {
  const seen = vi.fn(() => document.querySelectorAll('[data-print-root] [data-component=BillForm]').length);
  const sheet = vi.fn(() => document.querySelector('[data-print-root] article:last-child')?.textContent);
  vi.stubGlobal('print', () => [seen(), sheet()]);
  const { person, bar } = await choose();
  const status = (bookingId: number | undefined) => (bookingId === 1704 ? 2 : 3);
  server.use(
    mock(order.blBatch, { list: [...LIST, standing(1704, 'noDraft', '', 0), standing(1705, 'noDraft', '', 0)] }),
    mock(order.orderPage, ({ bookingId }) => ({
      records: [orderRow(bookingId ?? 0, { orderStatus: status(bookingId) })],
      total: 1,
    })),
    mock(order.blCutoffs, {
      portName: '宁波',
      portCode: 'CNNGB',
      zone: 'Asia/Shanghai',
      list: [],
    }),
    mock(order.bookingContacts, []),
  );
  await person.click(bar.getByRole('button', { name: '打印' }));
  await waitFor(() => expect(seen).toHaveReturnedWith(2), SOON);
  expect(await screen.findByText('尚未受理，也没有草单，略过了：BL1704')).toBeVisible();
  expect(sheet.mock.results[0]?.value).toMatch(/^订舱确认书货代受理凭证，以船公司放舱为准MB26S01705/);
}, 60_000);

it('exports the differences of the chosen drafts as one file, and leaves out what has none', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined }));
  const saved: (string | null)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('download'));
  });
  const { person, bar } = await choose();
  const asked = vi.fn((_asked: Arg<typeof order.exportBlBatch>) => new File(['x'], 'drafts.xlsx'));
  server.use(
    mock(order.blBatch, { list: [...LIST, standing(1704, 'noDraft', '', 0)] }),
    mock(order.exportBlBatch, asked),
  );
  await person.click(bar.getByRole('button', { name: '导出差异' }));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toEqual({ bookingIds: [1702, 1703] }));
  await waitFor(() => expect(saved).toEqual(['2 份草单的差异.xlsx']));
}, 60_000);

it('exports the chosen orders as a list, in the order of the page', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => undefined }));
  const saved: (string | null)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('download'));
  });
  const { person, bar } = await choose();
  const asked = vi.fn((_asked: Arg<typeof order.exportOrders>) => new File(['x'], 'orders.xlsx'));
  server.use(mock(order.exportOrders, asked));
  await person.click(bar.getByRole('button', { name: '导出列表' }));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toEqual({ bookingIds: [1702, 1703] }));
  await waitFor(() => expect(saved).toEqual(['2 票订单.xlsx']));
}, 60_000);
