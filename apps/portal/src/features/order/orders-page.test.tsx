import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';

const { user, order, settlement } = contract;
const { server, open } = portalTests();

const row = (bookingId: number, rest: object = {}) => ({
  bookingId,
  orderId: bookingId + 500,
  bookingNo: `MB26S0${bookingId}`,
  bkgNo: '6412098730',
  mblNo: 'COSU6412098730',
  blType: 1 as const,
  shippingName: 'COSCO',
  portStartName: '宁波',
  portStartCode: 'CNNGB',
  portEndName: '洛杉矶',
  portEndCode: 'USLAX',
  vessel: 'COSCO SHIPPING ANDES',
  voyage: '042E',
  etd: '2026-11-26',
  cutOff: null,
  zone: 'Asia/Shanghai',
  containers: '2×40HQ',
  webStatus: 4,
  webStatusName: '待客户确认',
  accountId: null,
  accountStatus: null,
  ...rest,
});
const toDo = (busType: number, title: string, id = 1873) => ({
  busType,
  busTypeName: `类型${busType}`,
  title,
  dueAt: null,
  zone: 'Asia/Shanghai',
  createdAt: '2026-11-18T09:00:00+08:00',
  map: { bookingId: 1873, orderId: 2373, id },
});

const asked = vi.fn();
beforeEach(() => {
  asked.mockClear();
  server.use(
    mock(order.orderPage, (input) => {
      asked(input);
      return { records: [row(input.bookingId ?? 1873)], total: 41 };
    }),
    mock(user.toDoList, ({ current }) => ({
      records:
        current === 1 ? [toDo(8, '核对草单'), toDo(10, '确认账单', 77), toDo(5, '提交补料')] : [toDo(3, '审核订舱')],
      total: 4,
    })),
    mock(order.blType, 1),
    mock(order.blFile, '/files/sample.png'),
    mock(order.countNumMbl, { list: [] }),
    mock(order.initInfoMbl, () => new Promise<never>(() => {})),
    mock(settlement.report, () => new Promise<never>(() => {})),
    mock(settlement.inConfirmInfo, () => new Promise<never>(() => {})),
  );
});

describe('the orders page', () => {
  it('asks for ten rows, and for what the address says', async () => {
    const { person, path } = await open('/orders?page=2&status=4&sort=etd:desc&keyword=COSU', { as: chenWei });
    expect(await screen.findByText('MB26S01873')).toBeInTheDocument();
    const wanted = { size: 10, current: 2, webStatus: 4, keyword: 'COSU', sort: { field: 'etd', order: 'desc' } };
    expect(asked.mock.lastCall?.[0]).toMatchObject(wanted);
    await person.selectOptions(screen.getByLabelText('提单状态'), '6');
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ webStatus: 6, current: 1 }));
    expect(path()).toBe('/orders?status=6&sort=etd%3Adesc&keyword=COSU');
  });

  it('remembers the size of a page', async () => {
    const { person, preferences } = await open('/orders', { as: chenWei });
    await screen.findByText('MB26S01873');
    await person.selectOptions(screen.getByLabelText('每页条数'), '20');
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ size: 20, current: 1 }));
    expect(preferences.pageSize('orders').get()).toBe(20);
  });

  it('keeps the columns the reader chose', async () => {
    const first = await open('/orders', { as: chenWei });
    await screen.findByText('MB26S01873');
    await first.person.click(screen.getByRole('button', { name: /^列/ }));
    await first.person.click(await screen.findByRole('checkbox', { name: '船公司' }));
    expect(screen.queryByRole('columnheader', { name: '船公司' })).toBeNull();
    const kept = first.preferences.columns('orders').get();
    expect(kept?.find(({ id }) => id === 'shipping')).toEqual({ id: 'shipping', show: false });
    expect(localStorage.getItem('lading.columns.orders')).toContain('"shipping"');
  });

  it('goes to the last page when the asked one does not exist', async () => {
    const { path } = await open('/orders?page=99', { as: chenWei });
    await waitFor(() => expect(path()).toBe('/orders?page=5'));
  });

  it.each(['/orders', '/orders?review=1873'])(
    'gives the focus back to the row when Back leaves a review of %s',
    async (at) => {
      const { person, router } = await open(at, { as: chenWei });
      const row = await screen.findByRole('button', { name: 'MB26S01873', hidden: true });
      if (at === '/orders') await person.click(row);
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      act(() => (at === '/orders' ? router.history.back() : router.history.push('/orders')));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(row).toHaveFocus());
    },
  );

  it('says a failure in place of the rows and asks again', async () => {
    server.use(mockError(order.orderPage, { status: 500 }));
    await open('/orders', { as: chenWei });
    expect(
      await screen.findByText('异常代码 10003，请检查网络或联系管理员', {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  });
});

describe('a to-do', () => {
  const press = async (title: string) => {
    const page = await open('/orders', { as: chenWei });
    await page.person.click(await screen.findByText(title));
    return page;
  };

  it('8 opens the review of the copy', async () => {
    await press('核对草单');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'COPY确认' })).toHaveFocus();
    expect(await within(dialog).findByText('COSU6412098730')).toBeInTheDocument();
  });

  it('10 opens the statement of its account', async () => {
    const info = vi.fn(() => new Promise<never>(() => {}));
    server.use(mock(settlement.inConfirmInfo, info));
    await press('确认账单');
    expect(within(await screen.findByRole('dialog')).getByText('账单确认')).toBeInTheDocument();
    await waitFor(() => expect(info).toHaveBeenCalledWith({ accountId: 77 }));
  });

  it('5 opens the booking in all its sections', async () => {
    const { path } = await press('提交补料');
    await waitFor(() => expect(path()).toBe('/orders?bookingId=1873&orderId=2373&type=2&sections=1-6'));
    expect(await screen.findByRole('region', { name: '补料 MB26S01873' })).toBeInTheDocument();
    expect(asked.mock.lastCall?.[0]).toMatchObject({ bookingId: 1873 });
  });

  it('3 closes the orders tab and opens it again', async () => {
    const { person, path, tabs } = await open('/orders?page=2', { as: chenWei });
    const seen: number[] = [];
    await screen.findByText('核对草单');
    tabs.subscribe(() => seen.push(tabs.snapshot().length));
    await person.click(screen.getByRole('button', { name: /加载更多/ }));
    await person.click(await screen.findByText('审核订舱'));
    await waitFor(() => expect(path()).toBe('/orders?bookingId=1873&orderId=2373&type=3'));
    await waitFor(() => expect(seen).toEqual([1, 2]));
    expect(await screen.findByRole('region', { name: '订舱审核 MB26S01873' })).toBeInTheDocument();
  });
});
