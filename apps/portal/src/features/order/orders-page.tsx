import { ColumnsButton, Page, type TodoItem, useFormat, useKept } from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useLate } from '../../app/use-late.ts';
import { useSince } from '../../app/use-since.ts';
import { useText } from '../../i18n/text.ts';
import { OpenedOrder } from './opened-order.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import type { OrdersSearch, ReviewTabAsked } from './orders-search.ts';
import { toDoTarget } from './to-do-target.ts';
import { useOrders } from './use-orders.ts';

// The dialog of a bill is as large as the page, and nobody wants it before the list is there.
const loadCopyConfirm = async () => (await import('./copy-confirm.tsx')).CopyConfirm;
const route = getRouteApi('/_member/orders');

interface OrdersPageProps {
  /** the parts of other domains that stand on this page; its route brings them */
  ToDoList: ComponentType<{ onOpen(item: TodoItem): void }>;
  AccountDialog: ComponentType<{ accountId: number | null; onClose(): void }>;
}

export function OrdersPage({ ToDoList, AccountDialog }: OrdersPageProps) {
  const text = useText();
  const { tabs, preferences } = usePortal();
  const { dateTime } = useFormat();
  const search = route.useSearch();
  const router = useRouter();
  const orders = useOrders(search);
  const { data, size } = orders;
  const { review } = search;
  const CopyConfirm = useLate(loadCopyConfirm, review !== undefined);
  const [account, setAccount] = useState<number | null>(null);
  // In the address, so that a reload comes back to it and Back leaves it. What the address says besides stays as it is.
  const openCopy = useCallback(
    ({ bookingId }: { bookingId: number }, tab?: ReviewTabAsked) =>
      void router.navigate({
        to: '/orders',
        search: (now: OrdersSearch) => ({ ...now, review: bookingId, tab }),
        resetScroll: false,
      }),
    [router],
  );
  const openRow = useCallback((row: { bookingId: number }) => openCopy(row), [openCopy]);
  const openAccount = useCallback(({ accountId }: { accountId: number }) => setAccount(accountId), []);
  const columns = useOrderColumns({ onCopy: openRow, onAccount: openAccount });
  const [choice, setChoice] = useKept(useMemo(() => preferences.columns('orders'), [preferences]));

  const go = (next: OrdersSearch, replace = false) =>
    void router.navigate({ to: '/orders', search: next, replace, resetScroll: false });
  const change = (part: object) => go({ ...search, page: undefined, ...part } as OrdersSearch, true);
  const clear = () => go({}, true);

  const openToDo = (item: TodoItem) => {
    const target = toDoTarget(item);
    if (target?.open === 'copy') openCopy(target, target.tab);
    if (target?.open === 'account') setAccount(target.accountId);
    if (target?.open !== 'orders') return;
    if (target.again) tabs.apply({ type: 'removedByName', name: 'routes.orders' });
    go(target.search);
  };

  // A page that no longer exists, after a filter or a smaller list: show the last one.
  const last = data && Math.max(1, Math.ceil(data.total / size));
  const beyond = last !== undefined && (search.page ?? 1) > last;
  useEffect(() => {
    if (beyond) void router.navigate({ to: '/orders', search: { ...search, page: last }, replace: true });
  }, [beyond, last, search, router]);

  // A review that the address alone opened has nothing to give the focus back to but its row.
  const reviewed = useRef(review);
  useEffect(() => {
    const left = data?.records.findIndex(({ bookingId }) => bookingId === reviewed.current) ?? -1;
    reviewed.current = review;
    if (review !== undefined || left < 0) return;
    setTimeout(() => {
      if (document.activeElement?.matches('body, main'))
        document.querySelector<HTMLElement>(`main [data-row="${left}"] button`)?.focus();
    });
  }, [review, data]);

  const updated = dateTime(new Date(useSince(data)).toISOString()).slice(11, 16);
  const opened =
    search.bookingId === undefined ? undefined : data?.records.find((row) => row.bookingId === search.bookingId);

  return (
    <Page title={text('routes.orders')} meta={data && text('orders.updated', { time: updated })} fill>
      <ToDoList onOpen={openToDo} />
      {opened && <OpenedOrder order={opened} type={search.type} sections={search.sections} />}
      <OrderFilters
        search={search}
        onChange={change}
        onClear={clear}
        actions={<ColumnsButton columns={columns} choice={choice} onChange={setChoice} />}
      />
      <OrderTable
        columns={columns}
        choice={choice}
        search={search}
        orders={orders}
        onChange={change}
        onClear={clear}
        onOpen={openRow}
      />
      {CopyConfirm && review !== undefined && (
        <CopyConfirm
          key={review}
          bookingId={review}
          tab={search.tab}
          onTab={(tab) => go({ ...search, tab }, true)}
          onClose={() => go({ ...search, review: undefined, tab: undefined }, true)}
        />
      )}
      <AccountDialog accountId={account} onClose={() => setAccount(null)} />
    </Page>
  );
}
