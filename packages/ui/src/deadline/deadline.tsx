import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { MISSING } from '../format/figures.ts';
import { useFormat } from '../format/use-format.ts';
import { type MessageId, useText } from '../i18n/provider.tsx';
import type { Text } from '../i18n/text.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './deadline.css.ts';
import { type TimeLeft, timeLeft } from './time-left.ts';

export interface DeadlineProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** ISO with offset */
  at: string | null | undefined;
  /** where it is kept, `Asia/Shanghai` (IANA): it is shown by the clock there, and says so to a reader who has another; by the reader's own without */
  zone?: string | undefined;
  /** its date and time beside what is left, too */
  dated?: boolean | undefined;
  /** the present moment in ms; the caller decides how often it moves */
  now: number;
}

/** No empty part: `10 h`, not `0 d 10 h`; minutes in the last hour alone. */
function leftText(text: Text<MessageId>, { days, hours, minutes }: TimeLeft): string {
  if (days > 0 && hours > 0) return text('deadline.left', { days, hours: String(hours).padStart(2, '0') });
  if (days > 0) return text('deadline.days', { days });
  return hours > 0 ? text('deadline.hours', { hours }) : text('deadline.minutes', { minutes });
}

/** A cut-off: its date while it is far, the time left when it is near, and that it is over. */
export const Deadline = /* @__PURE__ */ forwardRef<HTMLSpanElement, DeadlineProps>(function Deadline(
  { at, zone, dated = false, now, className = '', ...rest },
  ref,
) {
  const text = useText();
  const { minute } = useFormat();
  const left = timeLeft(at, now);
  const frame = {
    'data-component': 'Deadline',
    ...rest,
    ref,
    className: `${styles.deadline} ${className}`,
    'data-state': left.state,
  };
  if (left.state === 'none') return <span {...frame}>{MISSING}</span>;
  const kept = minute(at, zone);
  const mine = minute(at);
  // A reader with another clock is told both.
  const full = kept === mine ? kept : text('deadline.both', { kept, mine: mine.slice(5) });
  const date = kept.slice('yyyy-'.length);
  return (
    <span title={full} {...frame}>
      {(dated || left.state === 'far') && <span className={styles.date}>{date}</span>}
      {left.state === 'over' && text('deadline.over')}
      {(left.state === 'soon' || left.state === 'urgent') && (
        <>
          <Icon drawing={icons.hourglass} size="sm" />
          {leftText(text, left)}
        </>
      )}
    </span>
  );
});
