import { toTodo } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { TodoStrip } from '@lading/ui';
import { BUS_TYPE } from '@lading/validators/bill';
import { useRouter } from '@tanstack/react-router';
import { useNow } from '../../../app/use-now.ts';
import type { Order } from '../orders-list.ts';

const { toDoList } = contract.user;
/** Open items of the company: those of one order are among them. */
const ASKED = { status: 2, channel: 1, size: 100 };

interface OrderNextProps {
  order: Order;
  onCharges(accountId: number): void;
  onRelease(): void;
}

/** What waits for the customer in this order, what closes first before the rest; nothing where nothing does. */
export function OrderNext({ order: { bookingId }, onCharges, onRelease }: OrderNextProps) {
  const router = useRouter();
  const now = useNow();
  const { data } = useQuery(toDoList, ASKED);
  const records = (data?.records ?? []).filter(({ map }) => map.bookingId === bookingId);
  if (records.length === 0) return null;
  const places: Partial<Readonly<Record<number, string>>> = {
    [BUS_TYPE.copyConfirm]: `/orders?review=${bookingId}&tab=compare`,
    [BUS_TYPE.shippingInstruction]: `/instructions/${bookingId}`,
    [BUS_TYPE.bookingReview]: `/booking?bookingId=${bookingId}&sections=1-6`,
  };
  return (
    <TodoStrip
      items={records.map(toTodo)}
      total={records.length}
      state="ready"
      onLoadMore={() => undefined}
      now={now}
      onOpen={({ id }) => {
        const opened = records.find((record) => toTodo(record).id === id);
        if (opened?.busType === BUS_TYPE.accountConfirm) return onCharges(opened.map.id);
        if (opened?.busType === BUS_TYPE.releasePapers) return onRelease();
        const place = opened && places[opened.busType];
        if (place) void router.navigate({ href: place });
      }}
    />
  );
}
