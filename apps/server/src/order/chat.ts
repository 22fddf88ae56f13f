import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { chatOrders } from './chats/orders.ts';
import { chatPage } from './chats/page.ts';
import { beginChat, readChat, sendChat } from './chats/talk.ts';

/** The conversation of a booking between the customer and the forwarder. */
export const chat = (services: Services): FileHandlers<'order', 'chat'> => ({
  chatPage: (asked, caller) => chatPage(services.db, asked, caller),
  chatOrders: (asked, caller) => chatOrders(services.db, asked, caller),
  createChat: (asked, caller) => beginChat(services, asked, caller),
  sendChat: (asked, caller, booking) => sendChat(services, asked, caller, booking),
  readChat: (asked, caller, booking) => readChat(services, asked, caller, booking),
});
