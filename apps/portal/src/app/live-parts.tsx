import { LiveMessages } from '../features/message/live-messages.tsx';
import { useLive } from '../features/message/use-live.ts';
import { WaitingMarks } from '../features/order/review/waiting-marks.tsx';
import { HouseNews } from './house-news.ts';

/** What goes on behind the pages of whoever is logged in: messages that arrive, decisions that leave, what the house sets. */
export function LiveParts({ token }: { token: string }) {
  const { waiting, drop, away } = useLive(token);
  return (
    <>
      <LiveMessages waiting={waiting} drop={drop} />
      <WaitingMarks />
      <HouseNews of="member" away={away} />
    </>
  );
}
