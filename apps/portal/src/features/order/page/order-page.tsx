import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, Empty, icons, Page, Split, Stack, WebStatusTag } from '@lading/ui';
import { WEB_STATUS } from '@lading/validators/bill';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useNumber } from '../../../app/title.ts';
import { useText } from '../../../i18n/text.ts';
import { LoadedPage } from '../../../kit/loaded-page.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { rolesOf } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { OrderChat } from '../chat/order-chat.tsx';
import { hasBill, type Order } from '../orders-list.ts';
import { OrderPapers } from '../papers/order-papers.tsx';
import { OrderRelease } from '../release/order-release.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNext } from './order-next.tsx';
import { bookingOf } from './order-search.ts';
import { OrderCharges, OrderContacts, OrderCutOffs } from './order-side.tsx';
import { OrderSteps } from './order-steps.tsx';

const { orderPage } = contract.order;
const route = getRouteApi('/_member/orders_/$bookingId');

export interface OrderPageProps {
  /** the parts of other domains that stand on this page; its route brings them */
  AccountDialog: ComponentType<{ accountId: number | null; onClose(): void }>;
  Voyage?: ComponentType<{ bookingId: number }>;
  Charges?: ComponentType<{ orderId: number }>;
}

const toRelease = () => document.getElementById('release')?.scrollIntoView({ block: 'start' });

function OneOrder({ order, AccountDialog, Voyage, Charges }: OrderPageProps & { order: Order }) {
  const text = useText();
  const { release } = route.useSearch();
  const codes = rolesOf(useSession());
  const may = (...asked: readonly string[]) => asked.some((code) => codes.includes(code));
  const [account, setAccount] = useState<number | null>(null);
  const { bookingId, accountId, webStatus } = order;
  useNumber(order.bookingNo);
  const charges = accountId !== null && may('settlement:view') ? () => setAccount(accountId) : undefined;
  useEffect(() => {
    if (release !== undefined) toRelease();
  }, [release]);
  return (
    <Page
      title={order.bookingNo}
      meta={
        <>
          <WebStatusTag status={webStatus} name={order.webStatusName} /> {order.portStartName} → {order.portEndName}
        </>
      }
      actions={
        <>
          <ButtonLink href={`/booking?bookingId=${bookingId}`} icon={icons.document}>
            {text('order.booking')}
          </ButtonLink>
          {may('si:edit') && hasBill(order) && (
            <ButtonLink href={`/instructions/${bookingId}`} icon={icons.bill}>
              {text('order.instruction')}
            </ButtonLink>
          )}
          {may('bill:view') && (
            <ButtonLink
              href={`/orders?review=${bookingId}&tab=compare`}
              icon={icons.compare}
              variant={webStatus === WEB_STATUS.copyReady ? 'primary' : 'neutral'}
            >
              {text('order.draft')}
            </ButtonLink>
          )}
        </>
      }
    >
      <OrderNext order={order} onCharges={setAccount} onRelease={toRelease} />
      <OrderFacts order={order} />
      {Voyage && may('track:view') && <Voyage bookingId={bookingId} />}
      <Split>
        <Stack>
          {may('file:view') && <OrderPapers bookingId={bookingId} editable={may('order:edit', 'release:apply')} />}
          <OrderChat bookingId={bookingId} mayAttach={may('order:edit', 'release:apply')} />
          <OrderSteps bookingId={bookingId} />
        </Stack>
        <Stack>
          {may('bill:view') && <OrderCutOffs bookingId={bookingId} />}
          {may('settlement:view') && <OrderCharges order={order} onOpen={setAccount} />}
          {Charges && may('settlement:view') && <Charges orderId={order.orderId} />}
          <OrderRelease bookingId={bookingId} editable={may('release:apply')} onCharges={charges} />
          <OrderContacts bookingId={bookingId} />
        </Stack>
      </Split>
      <AccountDialog accountId={account} onClose={() => setAccount(null)} />
    </Page>
  );
}

function Missing() {
  const text = useText();
  return (
    <Page title={text('routes.order')}>
      <Empty
        title={text('order.missing')}
        reason={text('order.missingReason')}
        action={<ButtonLink href="/orders">{text('order.backToList')}</ButtonLink>}
      />
    </Page>
  );
}

/** One order: what waits, where it is, its papers, the conversation, release, cut-offs, charges and people. */
export function OrderPage(parts: OrderPageProps) {
  const text = useText();
  const { bookingId: named } = route.useParams();
  const bookingId = bookingOf(named);
  const query = useQuery(orderPage, bookingId === 0 ? null : { bookingId, size: 1 });
  const found = useLoadable(query);
  if (bookingId === 0) return <Missing />;
  return (
    <LoadedPage of={found} title={text('routes.order')}>
      {({ records: [order] }) => (order ? <OneOrder key={bookingId} order={order} {...parts} /> : <Missing />)}
    </LoadedPage>
  );
}
