import { ORDER_STATUS } from '@lading/validators/booking';
import type { Db } from '../../database/open.ts';
import type { Bus } from '../../live/bus.ts';
import { moveBooking } from '../booking/move.ts';
import { lockBooking } from '../find.ts';
import type { TrackEvent } from './provider.ts';

export const hasLeft = ({ code, classifier }: TrackEvent): boolean => code === 'departed' && classifier === 'ACT';

/** The ship left: a booking that had its space has sailed, told by nobody of the desk. */
export async function sail(tx: Db, bus: Pick<Bus, 'publish'>, bookingId: number): Promise<void> {
  const booking = await lockBooking(tx, { id: bookingId });
  if (booking.orderStatus !== ORDER_STATUS.spaceConfirmed) return;
  const { vessel, voyage } = booking;
  await moveBooking(tx, bus, booking, 'sail', { userId: null, language: 'zh-CN' }, { vessel, voyage });
}
