import { BUS_TYPE } from '@lading/validators/bill';
import type { Out } from '../contract/define.ts';
import type { messageDetail } from '../contract/message/messages.ts';
import type { toDoList } from '../contract/user/to-do.ts';

type ToDo = Out<typeof toDoList>['records'][number];
type Told = Omit<Out<typeof messageDetail>, 'link' | 'snoozedUntil'>;

const SUBJECTS = {
  [BUS_TYPE.bookingReview]: 'booking',
  [BUS_TYPE.shippingInstruction]: 'instruction',
  [BUS_TYPE.copyConfirm]: 'copy',
  [BUS_TYPE.accountConfirm]: 'charges',
} as const;
type Subject = (typeof SUBJECTS)[keyof typeof SUBJECTS];

/** A to-do as `TodoPanel` and `TodoStrip` of @lading/ui take it. */
export interface Todo {
  /** the same for the same thing to do, whatever it is called meanwhile */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** undefined for a kind that is newer than this package */
  readonly subject: Subject | undefined;
  readonly dueAt: string | null;
  /** by whose clock it closes (IANA) */
  readonly zone: string;
  readonly createdAt: string;
}

/** A record of `toDoList` as the components take it. */
export function toTodo({ busType, busTypeName, title, dueAt, zone, createdAt, map }: ToDo): Todo {
  const subject = Object.hasOwn(SUBJECTS, busType) ? SUBJECTS[busType as keyof typeof SUBJECTS] : undefined;
  return {
    id: `${busType}-${map.bookingId ?? 0}-${map.id}`,
    kind: busTypeName,
    title,
    subject,
    dueAt,
    zone,
    createdAt,
  };
}

/** A message as `MessageModal` of @lading/ui takes it; `html` is what staff wrote and is sanitised there. */
export interface TellableMessage {
  readonly type: string;
  readonly title: string;
  readonly html: string;
  readonly time: string;
}

/** The answer of `messageDetail` as the window of a message takes it. */
export const toMessage = ({ messageTypeStr, messageTitle, message, createTime }: Told): TellableMessage => ({
  type: messageTypeStr,
  title: messageTitle,
  html: message,
  time: createTime,
});

/** A message that has just come, as `MessageAlert` of @lading/ui takes it. */
export interface TellableAlert {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly time: string;
}

/** A notice of the live channel as the alert takes it. */
export const toAlert = ({ id, messageTypeStr, messageTitle, createTime }: Told): TellableAlert => ({
  id,
  type: messageTypeStr,
  title: messageTitle,
  time: createTime,
});
