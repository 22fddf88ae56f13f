/** Something that waits. */
export interface WorkQueueItem {
  /** its own among all queues; it comes back by `onOpen` and `onTake` */
  id: string;
  /** in which queue it waits */
  queue: string;
  customer: string;
  /** what it is about, in a few words */
  what: string;
  createdAt: string;
  /** when it closes; nothing does without */
  dueAt?: string | null | undefined;
  /** by whose clock it closes (IANA) */
  zone?: string | undefined;
  /** who took it; empty where nobody has */
  owner: string;
  mine: boolean;
}
