import type { Db } from '../../database/open.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import type { Booking } from '../versions/find.ts';
import type { Sending } from './sendings.ts';

/** What the forwarder answers, in the transaction that does it. */
export interface Answering {
  readonly tx: Db;
  readonly services: Services;
  readonly booking: Booking;
  readonly sending: Sending;
  readonly caller: Caller<Staff>;
}
