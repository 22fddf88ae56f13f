import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { LinkTabs } from '@lading/ui';
import { ORDER_STATUS, type OrderStatusName } from '@lading/validators/booking';
import { useRouter } from '@tanstack/react-router';
import { useText } from '../../i18n/text.ts';
import { CUSTOMER_DESK } from '../../session/desk.ts';
import { viewOf } from './orders-list.ts';
import type { OrdersSearch } from './orders-search.ts';

/** In the order in which a booking goes through them; what is rare shows where there is one. */
const USUAL: readonly OrderStatusName[] = ['draft', 'submitted', 'returned', 'accepted', 'spaceConfirmed', 'sailed'];
const RARE: readonly OrderStatusName[] = ['rolled', 'completed', 'cancelAsked', 'cancelled'];

/** The states of a booking with how many are in each, an address each; what else narrows the list stays. */
export function OrderStates({ search }: { search: OrdersSearch }) {
  const text = useText();
  const router = useRouter();
  const { data } = useQuery(contract.order.orderCounts, undefined);
  const countOf = (name: OrderStatusName) =>
    data && (data.orderStatus.find(({ status }) => status === ORDER_STATUS[name])?.count ?? 0);
  const hrefOf = (stage: number | undefined) =>
    router.buildLocation({ to: CUSTOMER_DESK, search: { ...viewOf(search), stage } }).href;
  const rare = RARE.filter((name) => countOf(name) || search.stage === ORDER_STATUS[name]);
  return (
    <LinkTabs
      label={text('orders.states')}
      items={[
        {
          id: 'all',
          label: text('orders.state.all'),
          href: hrefOf(undefined),
          count: data?.all,
          current: search.stage === undefined,
        },
        ...[...USUAL, ...rare].map((name) => ({
          id: name,
          label: text(`orders.state.${name}`),
          href: hrefOf(ORDER_STATUS[name]),
          count: countOf(name),
          current: search.stage === ORDER_STATUS[name],
        })),
      ]}
    />
  );
}
