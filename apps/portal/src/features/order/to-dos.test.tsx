import { type Code, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Whoever may see an order by itself, and write bookings. */
const booker = (...roles: Code[]) =>
  mock(user.webUserInfo, { roles: ['order:view', ...roles], baseInfo: { ...chenWei.user, account: '13800138000' } });

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

  it('3 of a booking that came back opens its form', async () => {
    server.use(booker('order:edit'), mock(order.orderPage, { records: [row(1873, { orderStatus: 5 })], total: 1 }));
    const { person, router } = await open('/orders', { as: chenWei });
    await person.click(await screen.findByRole('button', { name: /加载更多/ }));
    const navigate = vi.spyOn(router, 'navigate');
    await person.click(await screen.findByText('审核订舱'));
    const form = { href: '/booking?bookingId=1873&sections=1-6', replace: true };
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(form));
  });

  it('7 opens the release of its order, and an unknown one nothing', async () => {
    server.use(booker(), mock(user.toDoList, { records: [toDo(7, '补放货资料', 31), toDo(99, '新的事')], total: 2 }));
    const { person, router } = await open('/orders', { as: chenWei });
    const unknown = await screen.findByText('新的事');
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
    await person.click(unknown);
    expect(navigate).not.toHaveBeenCalled();
    await person.click(screen.getByText('补放货资料'));
    expect(navigate).toHaveBeenCalledWith({ href: '/orders/1873?release=31' });
  });
});
