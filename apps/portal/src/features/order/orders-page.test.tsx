import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptColumns, keptSize } from '../../kit/list-preferences.ts';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { orderRow as row, openToDo as toDo } from '../../testing/sample-rows.ts';

const { user, order, settlement } = contract;
const { server, open } = portalTests();

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
    expect(keptSize(preferences, 'orders').get()).toBe(20);
  });

  it('keeps the columns the reader chose', async () => {
    const first = await open('/orders', { as: chenWei });
    await screen.findByText('MB26S01873');
    await first.person.click(screen.getByRole('button', { name: /^列/ }));
    await first.person.click(await screen.findByRole('checkbox', { name: '船公司' }));
    expect(screen.queryByRole('columnheader', { name: '船公司' })).toBeNull();
    const kept = keptColumns(first.preferences, 'orders').get();
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
      const action = await screen.findByRole('button', { name: '核对', hidden: true });
      if (at === '/orders') await person.click(action);
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      act(() => (at === '/orders' ? router.history.back() : router.history.push('/orders')));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(action.closest('tr')).toContainElement(document.activeElement as HTMLElement));
    },
  );

  it('opens the page of an order', async () => {
    const { person, router } = await open('/orders', { as: chenWei });
    const number = await screen.findByRole('button', { name: 'MB26S01873' });
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
    await person.click(number);
    expect(navigate).toHaveBeenCalledWith({ href: '/orders/1873' });
  });

  it('opens the form of a draft', async () => {
    server.use(mock(order.orderPage, { records: [row(1874, { orderStatus: 1 })], total: 1 }));
    const { person, router } = await open('/orders', { as: chenWei });
    const form = '/booking?bookingId=1874&sections=1-6';
    expect(await screen.findByRole('link', { name: '继续填写' })).toHaveAttribute('href', form);
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
    await person.click(screen.getByRole('button', { name: 'MB26S01874' }));
    expect(navigate).toHaveBeenCalledWith({ href: form });
  });

  it('counts the orders of each state, and asks for those of one; what else narrows the list stays', async () => {
    const counted = {
      all: 41,
      orderStatus: [
        { status: 5 as const, count: 2 },
        { status: 7 as const, count: 1 },
      ],
      webStatus: [],
    };
    server.use(mock(order.orderCounts, counted));
    const { person, path } = await open('/orders?keyword=COSU&page=2', { as: chenWei });
    const tabs = within(await screen.findByRole('navigation', { name: '按状态看订单' }));
    expect(await tabs.findByRole('link', { name: '全部41', current: 'page' })).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: '草稿0' })).toBeInTheDocument();
    // Rare ones where there is one.
    expect(tabs.getByRole('link', { name: '已取消1' })).toBeInTheDocument();
    expect(tabs.queryByRole('link', { name: /甩柜/ })).toBeNull();
    await person.click(tabs.getByRole('link', { name: '已退回2' }));
    await waitFor(() => expect(path()).toBe('/orders?keyword=COSU&stage=5'));
    expect(asked.mock.lastCall?.[0]).toMatchObject({ orderStatus: 5, keyword: 'COSU', current: 1 });
  });

  it('searches for many numbers that were pasted on lines', async () => {
    const { person } = await open('/orders', { as: chenWei });
    const field = await screen.findByRole('searchbox', { name: '关键词' });
    await person.click(field);
    await person.paste('COSU6412098730\r\nMB26S01873\n\nCBHU3202732\n');
    expect(field).toHaveValue('COSU6412098730 MB26S01873 CBHU3202732');
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toMatchObject({ keyword: 'COSU6412098730 MB26S01873 CBHU3202732' }),
    );
  });

  it('keeps a view under a name in the account, and brings there what this device kept before', async () => {
    const kept = [{ name: '旧的', search: '{"waits":"me"}', columns: null }];
    const older = { name: '本机', search: { pod: 'USLAX' }, columns: null };
    localStorage.setItem('lading.views.orders.1', JSON.stringify({ v: 1, d: [older] }));
    server.use(
      mock(user.listViews, ({ list }) => ({ list: list === 'orders' ? [...kept] : [] })),
      mock(user.saveListView, ({ name, search }) => {
        kept.push({ name, search: search ?? '', columns: null });
        return null;
      }),
    );
    const { person, path } = await open('/orders?status=4&sort=etd:desc&page=2', { as: chenWei });
    await waitFor(() => expect(kept[1]).toEqual({ name: '本机', search: '{"pod":"USLAX"}', columns: null }));
    await person.click(await screen.findByRole('button', { name: '视图 未保存' }));
    const panel = within(await screen.findByRole('dialog', { name: '保存的视图' }));
    await person.type(panel.getByRole('textbox', { name: '名称' }), '待确认{Enter}');
    await waitFor(() =>
      expect(kept[2]).toEqual({ name: '待确认', search: '{"sort":"etd:desc","status":4}', columns: null }),
    );
    expect(await panel.findByRole('button', { name: '待确认' })).toBeVisible();
    await person.keyboard('{Escape}');
    await person.selectOptions(screen.getByLabelText('提单状态'), '6');
    await person.click(await screen.findByRole('button', { name: '视图 未保存' }));
    await person.click(await screen.findByRole('button', { name: '待确认' }));
    await waitFor(() => expect(path()).toBe('/orders?sort=etd%3Adesc&status=4'));
    expect(await screen.findByRole('button', { name: '视图 待确认' })).toBeInTheDocument();
  });

  it('says a failure in place of the rows and asks again', async () => {
    server.use(mockError(order.orderPage, { status: 500 }));
    await open('/orders', { as: chenWei });
    expect(
      await screen.findByText('异常代码 10003，请检查网络或联系管理员', {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  });
});
