import { Deadline } from '../deadline/deadline.tsx';
import { useText } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { age } from './age.ts';
import * as styles from './work-queue.css.ts';

/** One queue, with what is in it. */
export interface WorkQueueCell {
  id: string;
  label: string;
  icon: IconDrawing;
  count: number;
  /** since when the oldest waits, and when the next one closes; ISO with offset */
  oldest?: string | null | undefined;
  nextDue?: string | null | undefined;
}

interface QueueCellProps {
  cell: WorkQueueCell;
  /** the key that chooses it */
  digit: string;
  pressed: boolean;
  onPress: () => void;
  zone: string | undefined;
  now: number;
}

/** The figures of a queue; pressed, only what waits in it is shown. */
export function QueueCell({ cell, digit, pressed, onPress, zone, now }: QueueCellProps) {
  const text = useText();
  // What closes next has closed already: nothing presses more.
  const late = Boolean(cell.nextDue) && Date.parse(cell.nextDue ?? '') <= now;
  return (
    <button type="button" className={styles.cell} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.name}>
        <Icon drawing={cell.icon} size="sm" />
        <span className={styles.label}>{cell.label}</span>
        <Kbd keys={[digit]} className={styles.digit} aria-hidden="true" />
      </span>
      <span className={styles.count}>{cell.count}</span>
      <span className={styles.fact}>
        {cell.oldest ? text('workQueue.oldest', { age: age(text, cell.oldest, now) }) : text('workQueue.none')}
      </span>
      {cell.nextDue && (
        <span className={styles.fact} data-late={late || undefined}>
          {late ? (
            text('workQueue.overdue')
          ) : (
            <>
              {text('workQueue.next')} <Deadline at={cell.nextDue} zone={zone} now={now} />
            </>
          )}
        </span>
      )}
    </button>
  );
}
