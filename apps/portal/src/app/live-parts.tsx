import { LiveMessages } from '../features/message/live-messages.tsx';
import { WaitingMarks } from '../features/order/review/waiting-marks.tsx';
import { HouseNews } from './house-news.ts';

/** What goes on behind the pages of whoever is logged in: messages that arrive, decisions that leave, what the house sets. */
export function LiveParts({ token }: { token: string }) {
  return (
    <>
      <LiveMessages token={token} />
      <WaitingMarks />
      <HouseNews of="member" />
    </>
  );
}
