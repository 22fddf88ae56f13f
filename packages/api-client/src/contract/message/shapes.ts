import { boolean, object, string } from 'yup';
import { assumed, id, text } from '../shapes.ts';

/** A message: `message` is HTML written by staff and is sanitised where it is shown. */
export const messageBody = object({
  id: id(),
  messageTypeStr: text(),
  messageTitle: text(),
  message: text(),
  createTime: string().required(),
});

/** What messages are about: papers, bookings, what is on its way, charges, rates, the portal itself. */
export const MESSAGE_GROUPS = ['papers', 'booking', 'transit', 'charges', 'rates', 'system'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

/** Where its matter is dealt with. */
export const MESSAGE_MATTERS = ['order', 'settlement', 'follow', 'inquiry', 'company'] as const;
export type MessageMatter = (typeof MESSAGE_MATTERS)[number];

/** A line of the list: the message without its HTML, whose first words stand in `summary`. */
export const messageRow = object({
  id: id(),
  type: assumed(string<MessageGroup>().oneOf(MESSAGE_GROUPS).required()),
  messageTypeStr: text(),
  messageTitle: text(),
  summary: assumed(text()),
  createTime: string().required(),
  read: boolean().required(),
  // Told again then; until then it waits apart.
  snoozedUntil: assumed(text().nullable()),
  link: assumed(
    object({
      matter: string<MessageMatter>().oneOf(MESSAGE_MATTERS).required(),
      // Of the order it is about; empty elsewhere.
      no: text(),
    })
      .nullable()
      .defined(),
  ),
});
