import { number, object, string } from 'yup';
import { query } from '../define.ts';
import { exactNumber, id, maybeId, pageOf, paging, text } from '../shapes.ts';

const todoFilter = {
  status: exactNumber().default(2),
  channel: exactNumber().default(1),
};

const todo = object({
  busType: number().integer().required(),
  busTypeName: text(),
  title: text(),
  // Until when it is to be done; null where nothing closes.
  dueAt: string().nullable().defined(),
  // The zone (IANA) by whose clock it closes: the port's, or that of the forwarder's desk for a statement.
  zone: text(),
  // Since when it waits.
  createdAt: text(),
  // `id` is what the item is about: the account for 10, the application for 11, 12 and 14, which have no booking, the booking for the others.
  map: object({
    bookingId: maybeId().nullable().defined(),
    orderId: maybeId().nullable().defined(),
    id: id(),
  }).required(),
});

export const toDoList = query('/user/common/pub/queryToDoList.do', 'Open to-do items, oldest cut-off first', {
  access: 'member',
  input: object({ ...todoFilter, ...paging(3) }),
  output: pageOf(todo),
});

export const toDoCount = query('/user/common/pub/queryToDoCount.do', 'How many to-do items are open', {
  access: 'member',
  input: object(todoFilter),
  output: number().integer().min(0).required(),
});
