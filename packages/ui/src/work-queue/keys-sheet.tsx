import { Fragment } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { type MessageId, useText } from '../i18n/provider.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import * as styles from './work-queue.css.ts';

type Row = readonly [keys: readonly string[], says: Extract<MessageId, `workQueue.keys.${string}`>];
const ROWS: readonly Row[] = [
  [['J', 'K'], 'workQueue.keys.move'],
  [['O'], 'workQueue.keys.open'],
  [['T'], 'workQueue.keys.take'],
  [['N'], 'workQueue.keys.next'],
];

/** A key that works here and is not of the queue itself, such as one of the whole workspace. */
export interface WorkQueueKey {
  /** pressed together */
  keys: readonly string[];
  says: string;
}

interface KeysSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** digits choose a queue */
  queues: number;
  more: readonly WorkQueueKey[];
}

/** All keys of the queue, and those that work anywhere. */
export function KeysSheet({ open, onOpenChange, queues, more }: KeysSheetProps) {
  const text = useText();
  const digits: Row = [queues > 1 ? ['1', String(queues)] : ['1'], 'workQueue.keys.queue'];
  const rows: readonly Row[] = [...ROWS, ...(queues > 0 ? [digits] : []), [['?'], 'workQueue.keys.all']];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="message" title={text('workQueue.keys')}>
      <dl className={styles.sheet}>
        {rows.map(([keys, says]) => (
          <div key={says} className={styles.sheetRow}>
            <dt className={styles.keys}>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && says === digits[1] && '–'}
                  <Kbd keys={[key]} />
                </Fragment>
              ))}
            </dt>
            <dd>{text(says)}</dd>
          </div>
        ))}
        {more.map(({ keys, says }) => (
          <div key={says} className={styles.sheetRow}>
            <dt className={styles.keys}>
              <Kbd keys={keys} />
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text('workQueue.keys.note')}</p>
    </Dialog>
  );
}

/** The keys one needs most, under the rows. */
export function KeysLine() {
  const text = useText();
  const few: readonly Row[] = [...ROWS.slice(0, 3), [['?'], 'workQueue.keys.all']];
  return (
    <span className={styles.line} aria-hidden="true">
      {few.map(([keys, says]) => (
        <span key={says} className={styles.hint}>
          {keys.map((key) => (
            <Kbd key={key} keys={[key]} />
          ))}
          {text(says)}
        </span>
      ))}
    </span>
  );
}
