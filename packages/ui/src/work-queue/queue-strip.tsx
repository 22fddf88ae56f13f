import { useText } from '../i18n/provider.tsx';
import { Icon } from '../icon/icon.tsx';
import { QueueCell, type WorkQueueCell } from './queue-cell.tsx';
import * as styles from './work-queue.css.ts';

/** As many cells stand in one row on a desk, so that the work itself is in sight. */
const LARGE = 7;

const when = (at: string | null | undefined) => (at ? Date.parse(at) : Number.POSITIVE_INFINITY);
const byNeed = (a: WorkQueueCell, b: WorkQueueCell) =>
  Number(b.count > 0) - Number(a.count > 0) ||
  // Two that never close are the same apart: their difference is no number.
  when(a.nextDue) - when(b.nextDue) ||
  0 ||
  when(a.oldest) - when(b.oldest) ||
  0;

/** Those that need somebody first, in the order that was given, and the others. */
export function splitQueues(queues: readonly WorkQueueCell[]) {
  const large = new Set(queues.toSorted(byNeed).slice(0, LARGE));
  return {
    front: queues.filter((cell) => large.has(cell)),
    others: queues.filter((cell) => !large.has(cell)),
  };
}

interface QueueStripProps extends ReturnType<typeof splitQueues> {
  queue: string | undefined;
  onQueueChange: (queue: string | undefined) => void;
  zone: string | undefined;
  now: number;
}

/** The queues: a cell with all figures for each that presses, and a line of the others with what is in them. */
export function QueueStrip({ front, others, queue, onQueueChange, zone, now }: QueueStripProps) {
  const text = useText();
  const press = (id: string) => onQueueChange(id === queue ? undefined : id);
  return (
    <div className={styles.strip}>
      <ul className={styles.cells} aria-label={text('workQueue.queues')}>
        {front.map((cell, place) => (
          <li key={cell.id}>
            <QueueCell
              cell={cell}
              digit={String(place + 1)}
              pressed={cell.id === queue}
              onPress={() => press(cell.id)}
              zone={zone}
              now={now}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className={styles.others} aria-label={text('workQueue.others')}>
          {others.map(({ id, icon, label, count, nextDue }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.other}
                aria-pressed={id === queue}
                data-none={count === 0 || undefined}
                onClick={() => press(id)}
              >
                <Icon drawing={icon} size="sm" />
                {label} <span className={styles.otherCount}>{count}</span>
                {when(nextDue) <= now && (
                  <span className={styles.fact} data-late>
                    {text('workQueue.overdue')}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
