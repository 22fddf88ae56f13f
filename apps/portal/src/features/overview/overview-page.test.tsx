import { type Code, contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { sampleOverview } from '../../testing/sample-overview.ts';

const { user, order, settlement } = contract;
const { server, open } = portalTests();
const roles: Code[] = ['order:view', 'bill:view', 'order:edit'];
const toDo = (busType: number, title: string, id: number) => ({
  busType,
  busTypeName: `类型${busType}`,
  title,
  dueAt: null,
  zone: 'Asia/Shanghai',
  createdAt: '2026-11-18T09:00:00+08:00',
  map: { bookingId: 1702, orderId: 2373, id },
});

beforeEach(() => {
  vi.setSystemTime('2026-11-20T09:48:00+08:00');
  server.use(
    mock(user.webUserInfo, { roles, baseInfo: { ...chenWei.user, account: '13800138000' } }),
    mock(order.orderOverview, sampleOverview('zh-CN')),
    mock(order.orderCounts, {
      all: 60,
      orderStatus: [
        { status: 1, count: 3 },
        { status: 5, count: 2 },
        { status: 8, count: 46 },
      ],
      webStatus: [{ status: 4, count: 4 }],
    }),
  );
  return () => vi.useRealTimers();
});
const opened = () => open('/overview', { as: chenWei, timeZone: 'America/Los_Angeles' });

it('tells how many orders are where, each figure with the way to its list', async () => {
  await opened();
  const figures = within(await screen.findByRole('navigation', { name: '订单数' }));
  const at = async (name: string) => (await figures.findByRole('link', { name })).getAttribute('href');
  expect(await at('退回待改 2')).toBe('/orders?stage=5');
  expect(await at('待确认样单 4')).toBe('/orders?status=4');
  expect(await at('草稿 3')).toBe('/orders?stage=1');
  expect(await at('已放舱 0')).toBe('/orders?stage=4');
  expect(await at('已开船 46')).toBe('/orders?stage=8');
  expect(await at('全部订单 60')).toBe('/orders');
});

it('tells the cut-offs that come by the clock of their port and of the reader, and how many more there are', async () => {
  await opened();
  const panel = within(await screen.findByRole('region', { name: '未来 7 天截止' }));
  const [first] = await panel.findAllByRole('row', { name: /MB26S01702/ });
  expect(first).toHaveTextContent('截单');
  expect(first).toHaveTextContent('1 天 07 时');
  expect(first).toHaveTextContent(/2026-11-21 17:00.*11-21 01:00/);
  expect(first).toHaveTextContent('宁波');
  expect(within(first as HTMLElement).getByRole('link', { name: 'MB26S01702' })).toHaveAttribute(
    'href',
    '/orders/1702',
  );
  expect(panel.getByText('另有 2 项')).toBeInTheDocument();
});

it('tells what is at sea, how far it is and when it is expected, and where nothing was heard', async () => {
  await opened();
  const panel = within(await screen.findByRole('region', { name: '航行中' }));
  const near = await panel.findByRole('row', { name: /MB26S01690/ });
  expect(within(near).getByRole('progressbar', { name: /MB26S01690/ })).toHaveAttribute('value', '38');
  expect(near).toHaveTextContent('2026-12-03 06:00');
  expect(panel.getByRole('row', { name: /MB26S01677/ })).toHaveTextContent('暂无船位');
});

it('opens what a to-do says', async () => {
  server.use(
    mock(user.toDoList, {
      records: [toDo(8, '核对草单', 1702), toDo(10, '确认账单', 77), toDo(99, '新的事', 1)],
      total: 3,
    }),
    mock(settlement.report, () => new Promise<never>(() => {})),
    mock(settlement.inConfirmInfo, () => new Promise<never>(() => {})),
    mock(order.blType, () => new Promise<never>(() => {})),
    mock(order.blFile, () => new Promise<never>(() => {})),
  );
  const { person, path } = await opened();
  await person.click(await screen.findByText('新的事'));
  await person.click(screen.getByText('确认账单'));
  expect(within(await screen.findByRole('dialog')).getByText('账单确认')).toBeInTheDocument();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/overview');
  await person.click(screen.getByText('核对草单'));
  await waitFor(() => expect(path()).toBe('/orders?review=1702&tab=compare'));
});

it('says a failure in its place, and keeps the ways to the lists', async () => {
  server.use(
    mockError(order.orderOverview, { message: '服务正在维护' }),
    mockError(order.orderCounts, { status: 500 }),
  );
  await opened();
  expect(await screen.findAllByText('服务正在维护', {}, { timeout: 5000 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^草稿/ })).toHaveAttribute('href', '/orders?stage=1');
});
