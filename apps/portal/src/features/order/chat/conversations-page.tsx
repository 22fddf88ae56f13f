import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, ButtonLink, Empty, Inline, icons, MessageCentre, Page, Pagination, Stack, Text } from '@lading/ui';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { KeywordField } from '../../../kit/keyword-field.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useMay } from '../../../session/use-may.ts';
import type { ConversationsSearch } from './conversations-search.ts';
import { OrderChat } from './order-chat.tsx';

const { chatOrders, chatPage, createChat } = contract.order;
type TalkedOf = Out<typeof chatOrders>['records'][number];
const route = getRouteApi('/_member/conversations');
const SIZE = 20;

/** The conversation of one order; nobody began it yet where there is a button for that. */
function Conversation({ bookingId, order }: { bookingId: number; order: TalkedOf | undefined }) {
  const text = useText();
  const { notices } = usePortal();
  const mayAttach = useMay('order:edit');
  const { run, pending } = useCommand(createChat);
  const begun = useLoadable(useQuery(chatPage, { bookingId, size: 30 }));
  const begin = async () => {
    const made = await run({ bookingId });
    if (!made.ok) notices.show({ kind: 'error', text: errorText(text, made.error) });
  };
  return (
    <Stack>
      <Inline>
        {order && (
          <Text tone="secondary">
            {[order.bookingNo, `${order.portStartName} → ${order.portEndName}`, order.webStatusName].join(' · ')}
          </Text>
        )}
        <ButtonLink size="sm" href={`/orders/${bookingId}`}>
          {text('conversations.open')}
        </ButtonLink>
      </Inline>
      <Loaded of={begun}>
        {({ groupId }) =>
          groupId === null ? (
            <Empty
              title={text('conversations.silent')}
              reason={text('conversations.beginReason')}
              action={
                <Button variant="primary" icon={icons.chat} loading={pending} onClick={() => void begin()}>
                  {text('conversations.begin')}
                </Button>
              }
            />
          ) : (
            <OrderChat bookingId={bookingId} mayAttach={mayAttach} />
          )
        }
      </Loaded>
    </Stack>
  );
}

/** What was said of every order: the last word first, found by its numbers, answered where it stands. */
export function ConversationsPage() {
  const text = useText();
  const now = useNow();
  const router = useRouter();
  const search = route.useSearch();
  const { keyword = '', page = 1, bookingId } = search;
  const asked = useQuery(chatOrders, { current: page, size: SIZE, keyword }, { keepPrevious: true });
  const list = useLoadable(asked);
  const orders = asked.data?.records ?? [];
  const go = (next: Partial<ConversationsSearch>) =>
    void router.navigate({
      to: '/conversations',
      search: { ...search, ...next },
      replace: next.bookingId === undefined,
    });
  const shelves = [
    { id: 'all', label: text('conversations.all'), icon: icons.chat, href: '/conversations', current: true },
    { id: 'orders', label: text('conversations.orders'), icon: icons.rows, href: '/orders' },
    { id: 'messages', label: text('conversations.messages'), icon: icons.bell, href: '/messages' },
  ];
  return (
    <Page
      fill
      title={text('conversations.title')}
      meta={asked.data && text('conversations.lead', { count: asked.data.total })}
    >
      <MessageCentre
        folders={[{ items: shelves }]}
        messages={orders.map((one) => ({
          id: one.bookingId,
          icon: icons.container,
          type: one.webStatusName,
          unread: one.unread > 0,
          title: `${one.bookingNo} ${one.portEndName}`,
          // Those of which nothing was said yet stand last, by the day on which they began.
          ...(one.lastAt ? { text: one.lastText } : { text: '', under: text('conversations.silent') }),
          time: one.lastAt ?? one.createdAt,
        }))}
        now={now}
        selected={bookingId}
        onSelect={({ id }) => go({ bookingId: Number(id) })}
        onBack={() => go({ bookingId: undefined })}
        tools={
          <KeywordField
            hint={text('conversations.keyword')}
            keyword={search.keyword}
            most={200}
            onChange={(next) => go({ keyword: next, page: undefined, bookingId: undefined })}
          />
        }
        instead={
          list.status !== 'ready' ? (
            <Loaded of={list}>{() => null}</Loaded>
          ) : orders.length === 0 ? (
            <Empty
              title={text(keyword ? 'conversations.notFound' : 'conversations.none')}
              reason={text(keyword ? 'conversations.notFoundReason' : 'conversations.noneReason')}
            />
          ) : undefined
        }
        footer={
          (asked.data?.total ?? 0) > SIZE && (
            <Pagination
              current={page}
              size={SIZE}
              sizes={[SIZE]}
              total={asked.data?.total}
              onChange={({ current }) => go({ page: current === 1 ? undefined : current, bookingId: undefined })}
            />
          )
        }
      >
        {bookingId === undefined ? (
          <Empty title={text('conversations.noneOpen')} reason={text('conversations.noneOpenReason')} />
        ) : (
          <Conversation
            key={bookingId}
            bookingId={bookingId}
            order={orders.find((one) => one.bookingId === bookingId)}
          />
        )}
      </MessageCentre>
    </Page>
  );
}
