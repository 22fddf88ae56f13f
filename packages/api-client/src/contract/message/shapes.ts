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
export const MESSAGE_MATTERS = ['order', 'vgm', 'preplan', 'settlement', 'follow', 'inquiry', 'company'] as const;
export type MessageMatter = (typeof MESSAGE_MATTERS)[number];

/** Told again then; until then it waits apart. */
const snoozedUntil = () => assumed(text().nullable());
const link = () =>
  assumed(
    object({
      matter: string<MessageMatter>().oneOf(MESSAGE_MATTERS).required(),
      // Of the order it is about; empty elsewhere.
      no: text(),
    })
      .nullable()
      .defined(),
  );

/** The message that is open, with what can be done about it. */
export const openMessage = messageBody.shape({ snoozedUntil: snoozedUntil(), link: link() });

/** A line of the list: the message without its HTML, whose first words stand in `summary`. */
export const messageRow = object({
  id: id(),
  type: assumed(string<MessageGroup>().oneOf(MESSAGE_GROUPS).required()),
  messageTypeStr: text(),
  messageTitle: text(),
  summary: assumed(text()),
  createTime: string().required(),
  read: boolean().required(),
  snoozedUntil: snoozedUntil(),
  link: link(),
});

/** Whom staff write to. */
export const BROADCAST_AUDIENCES = ['all', 'level', 'customer'] as const;
export type BroadcastAudience = (typeof BROADCAST_AUDIENCES)[number];

/** It waits for its time, it was sent, it was taken back before. */
export const BROADCAST_STATES = ['scheduled', 'sent', 'cancelled'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

/** Characters of a message in one language. */
export const BROADCAST_LIMIT = 20_000;

/** What the server does later: letters that leave, imports, reminders, calls of customers' systems. */
export const JOB_KINDS = ['outbound', 'import', 'reminder', 'webhook'] as const;
export type JobKind = (typeof JOB_KINDS)[number];
/** It waits for its turn or the next try, it is being done, it is done, it was tried often enough. */
export const JOB_STATES = ['waiting', 'active', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];
