import { ButtonLink, Inline, icons, Page, type RowKey } from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ComponentType, createElement, useCallback, useEffect, useMemo, useState } from 'react';
import { useLate } from '../../app/use-late.ts';
import { useText } from '../../i18n/text.ts';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import { useRowFocus } from '../../kit/use-row-focus.ts';
import { rolesOf } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { OpenedOrder } from './opened-order.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderStates } from './order-states.tsx';
import { formOf, isWritable, type Order, ordersList, placeOf } from './orders-list.ts';
import type { ReviewTabAsked } from './orders-search.ts';
import type { ToDo } from './to-do-target.ts';
import { useToDo } from './use-to-do.ts';

// The dialog of a bill is as large as the page, and nobody wants it before the list is there.
const loadCopyConfirm = async () => (await import('./copy-confirm.tsx')).CopyConfirm;
const COPY_SAYS = ['review', 'ui/bills'] as const;
// Nobody needs what is done with several before some are chosen.
const loadBatch = async () => (await import('./batch/batch-actions.tsx')).BatchActions;
const BATCH_SAYS = ['ui/bills'] as const;
const NONE: ReadonlySet<RowKey> = new Set();
const route = getRouteApi('/_member/orders');

interface OrdersPageProps {
  /** the parts of other domains that stand on this page; its route brings them */
  ToDoList: ComponentType<{ onOpen(toDo: ToDo): void }>;
  AccountDialog: ComponentType<{ accountId: number | null; onClose(): void }>;
}

/** A to-do leads to its booking: where that is the customer's to write, its form opens in place of what is known of it. */
function useForm(order: Order | undefined, type: 2 | 3 | undefined) {
  const router = useRouter();
  const form = order && type !== undefined && isWritable(order) ? formOf(order) : undefined;
  useEffect(() => {
    if (form) void router.navigate({ href: form, replace: true });
  }, [form, router]);
}

export function OrdersPage({ ToDoList, AccountDialog }: OrdersPageProps) {
  const text = useText();
  const router = useRouter();
  const mayBook = rolesOf(useSession()).includes('order:edit');
  const search = route.useSearch();
  const { bookingId, review, tab } = search;
  const page = useListPage(ordersList, search);
  const { put, records } = page;
  const CopyConfirm = useLate(loadCopyConfirm, review !== undefined, COPY_SAYS);
  const [chosen, setChosen] = useState(NONE);
  const Batch = useLate(loadBatch, chosen.size > 0, BATCH_SAYS);
  const chosenIds = useMemo(() => new Set(Array.from(chosen, Number)), [chosen]);
  const [account, setAccount] = useState<number | null>(null);
  // In the address, so that a reload comes back to it and Back leaves it.
  const openCopy = useCallback(
    (order: { bookingId: number }, on?: ReviewTabAsked) => put({ review: order.bookingId, tab: on }),
    [put],
  );
  const columns = useOrderColumns(openCopy, setAccount);
  useRowFocus(page, review);
  const openToDo = useToDo({ openCopy, openAccount: setAccount });
  const opened = records.find((row) => row.bookingId === bookingId);
  useForm(opened, search.type);

  return (
    <Page
      title={text('routes.orders')}
      meta={page.updated}
      fill
      actions={
        mayBook && (
          <Inline>
            <ButtonLink href="/orders/imports">{text('orders.import')}</ButtonLink>
            <ButtonLink href="/booking" icon={icons.plus} variant="primary">
              {text('orders.new')}
            </ButtonLink>
          </Inline>
        )
      }
    >
      <ToDoList onOpen={openToDo} />
      <OrderStates search={search} />
      {opened && <OpenedOrder order={opened} type={search.type} sections={search.sections} />}
      <OrderFilters page={page} columns={columns} />
      <ListTable
        page={page}
        label={text('routes.orders')}
        columns={columns}
        none={{ title: text('orders.none'), reason: text('orders.noneReason') }}
        noMatch={{ title: text('orders.noMatch'), reason: text('orders.noMatchReason') }}
        selectedKey={bookingId}
        selected={chosen}
        onSelectedChange={setChosen}
        selectionActions={Batch && createElement(Batch, { chosen: chosenIds })}
        onRowOpen={(row) => void router.navigate({ href: placeOf(row) })}
      />
      {CopyConfirm &&
        review !== undefined &&
        createElement(CopyConfirm, {
          key: review,
          bookingId: review,
          tab,
          onTab: (next) => put({ tab: next }, true),
          onClose: () => put({ review: undefined, tab: undefined }, true),
        })}
      <AccountDialog accountId={account} onClose={() => setAccount(null)} />
    </Page>
  );
}
