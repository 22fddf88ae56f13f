import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { DataColumn } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { Deadline } from '../deadline/deadline.tsx';
import { Empty } from '../empty/empty.tsx';
import { MISSING } from '../format/figures.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { type MessageId, useText } from '../i18n/provider.tsx';
import type { Text } from '../i18n/text.ts';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { TextButton } from '../link/text-button.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { age } from './age.ts';
import type { WorkQueueItem } from './item.ts';
import { KeysLine, KeysSheet, type WorkQueueKey } from './keys-sheet.tsx';
import type { WorkQueueCell } from './queue-cell.tsx';
import { QueueStrip, splitQueues } from './queue-strip.tsx';
import { Side, type WorkQueueEvent, type WorkQueueShare } from './side.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import * as styles from './work-queue.css.ts';

/** Whose work is looked at. */
export interface WorkQueueScope {
  value: string;
  label: string;
  count?: number;
}

export interface WorkQueueProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** names the table of what waits */
  label: string;
  queues: readonly WorkQueueCell[];
  /** the one that is looked at; all without */
  queue?: string | undefined;
  onQueueChange: (queue: string | undefined) => void;
  scopes: readonly WorkQueueScope[];
  scope: string;
  onScopeChange: (scope: string) => void;
  items: readonly WorkQueueItem[];
  state: 'loading' | 'error' | 'ready';
  error?: { message: string; onRetry?: () => void } | undefined;
  onOpen: (item: WorkQueueItem) => void;
  /** takes it for the reader, or gives it back */
  onTake: (item: WorkQueueItem, taken: boolean) => void;
  /** takes what nobody has and closes first, wherever it stands; without it the first such row that is shown is taken */
  onTakeNext?: (() => void) | undefined;
  /** being taken or given back */
  taking?: string | undefined;
  /** the present moment in ms */
  now: number;
  /** who has how many of what waits, whoever has most first */
  team?: readonly WorkQueueShare[] | undefined;
  /** what was done lately, the newest first */
  recent?: readonly WorkQueueEvent[] | undefined;
  /** between the queues and the rows, such as a `CutOffLine` */
  between?: ReactNode;
  /** keys of the place around it, for the sheet of all keys */
  moreKeys?: readonly WorkQueueKey[] | undefined;
  /** under the rows, such as a pagination */
  footer?: ReactNode;
}

const NO_KEYS: readonly WorkQueueKey[] = [];
const zoneOf = (items: readonly WorkQueueItem[]) => items.find(({ zone }) => zone)?.zone;

interface Look extends Pick<WorkQueueProps, 'queues' | 'onTake' | 'taking' | 'now'> {
  text: Text<MessageId>;
}

function columnsOf({ text, queues, onTake, taking, now }: Look): DataColumn<WorkQueueItem>[] {
  const cellOf = (id: string) => queues.find((queue) => queue.id === id);
  return [
    // The cell that opens a row says whose it is.
    { id: 'customer', header: text('workQueue.customer'), sticky: 'start', cell: ({ customer }) => customer },
    {
      id: 'queue',
      header: text('workQueue.queue'),
      cell: ({ queue }) => {
        const cell = cellOf(queue);
        return (
          <span className={styles.kind}>
            {cell && <Icon drawing={cell.icon} size="sm" />}
            {cell?.label ?? queue}
          </span>
        );
      },
    },
    { id: 'what', header: text('workQueue.what'), cell: ({ what }) => <span className={styles.what}>{what}</span> },
    {
      id: 'due',
      header: text('workQueue.due'),
      cell: ({ dueAt, zone }) => <Deadline at={dueAt} zone={zone} now={now} />,
    },
    { id: 'waiting', header: text('workQueue.waiting'), numeric: true, cell: (item) => age(text, item.createdAt, now) },
    { id: 'owner', header: text('workQueue.owner'), cell: ({ owner }) => owner || text('workQueue.nobody') },
    {
      id: 'action',
      header: text('workQueue.action'),
      sticky: 'end',
      cell: (item) => {
        if (item.owner && !item.mine) return MISSING;
        const name = [item.customer, item.what].filter(Boolean).join(', ');
        return (
          <TextButton
            aria-label={text(item.mine ? 'workQueue.giveBackOf' : 'workQueue.takeOf', { name })}
            disabled={taking === item.id}
            onClick={() => onTake(item, !item.mine)}
          >
            {text(item.mine ? 'workQueue.giveBack' : 'workQueue.take')}
          </TextButton>
        );
      },
    },
  ];
}

/** What waits for a team: its queues with their figures, and the work in them, which one of the team takes. */
export const WorkQueue = /* @__PURE__ */ forwardRef<HTMLDivElement, WorkQueueProps>(function WorkQueue(
  {
    label,
    queues,
    queue,
    onQueueChange,
    scopes,
    scope,
    onScopeChange,
    items,
    state,
    error,
    onOpen,
    onTake,
    onTakeNext,
    taking,
    now,
    team,
    recent,
    between,
    moreKeys = NO_KEYS,
    footer,
    className = '',
    ...rest
  },
  ref,
) {
  const text = useText();
  const columns = useMemo(() => columnsOf({ text, queues, onTake, taking, now }), [text, queues, onTake, taking, now]);
  const zone = zoneOf(items);
  const split = useMemo(() => splitQueues(queues), [queues]);
  const [root, both] = useBothRefs(ref);
  const [sheet, setSheet] = useState(false);
  const onSheet = () => setSheet(true);
  const of = { root, items, queues: split.front, queue, taking, onQueueChange, onOpen, onTake, onTakeNext, onSheet };
  const { current, next, takeNext } = useQueueKeys(of);
  return (
    <div data-component="WorkQueue" {...rest} ref={both} className={`${styles.workQueue} ${className}`}>
      <div className={styles.head}>
        <SegmentedControl
          label={text('workQueue.scope')}
          options={scopes}
          value={scope}
          onChange={onScopeChange}
          className={styles.scope}
        />
        <Button size="sm" variant="primary" aria-disabled={next ? undefined : true} onClick={takeNext}>
          {text('workQueue.takeNext')}
          <Kbd keys={['N']} className={styles.key} aria-hidden="true" />
        </Button>
        <span className={styles.key}>
          <Button size="sm" variant="ghost" onClick={onSheet}>
            {text('workQueue.keys')}
            <Kbd keys={['?']} aria-hidden="true" />
          </Button>
        </span>
      </div>
      <QueueStrip {...split} queue={queue} onQueueChange={onQueueChange} zone={zone} now={now} />
      {between}
      <div className={styles.body}>
        <DataTable
          label={label}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          rowName={({ customer, what }) => [customer, what].filter(Boolean).join(', ')}
          state={state}
          error={error}
          empty={<Empty title={text('workQueue.empty')} reason={text('workQueue.emptyReason')} />}
          onRowOpen={onOpen}
          selectedKey={current}
          footer={
            <div className={styles.foot}>
              <KeysLine />
              {footer}
            </div>
          }
        />
        <Side team={team} recent={recent} now={now} />
      </div>
      <KeysSheet open={sheet} onOpenChange={setSheet} queues={split.front.length} more={moreKeys} />
    </div>
  );
});
