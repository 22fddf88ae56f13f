import { MISSING } from '../format/figures.ts';
import type { MessageId } from '../i18n/provider.tsx';
import type { Text } from '../i18n/text.ts';

const MINUTE = 60_000;

/** How long something waits, in its two greatest units; nothing waits less than a minute. */
export function age(text: Text<MessageId>, since: string | null | undefined, now: number): string {
  const from = since ? Date.parse(since) : Number.NaN;
  if (Number.isNaN(from)) return MISSING;
  const all = Math.max(0, Math.floor((now - from) / MINUTE));
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor((all % 1440) / 60), all % 60];
  if (days > 0) return text('workQueue.days', { days, hours });
  return hours > 0 ? text('workQueue.hours', { hours, minutes }) : text('workQueue.minutes', { minutes });
}
