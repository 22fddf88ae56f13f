import { useFormat } from '../format/use-format.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { Panel } from '../panel/panel.tsx';
import * as styles from './work-queue.css.ts';

/** What one of the team has of all that waits. */
export interface WorkQueueShare {
  /** empty for what nobody took */
  name: string;
  count: number;
  /** how many of them close today */
  due: number;
}

/** Something that was done lately. */
export interface WorkQueueEvent {
  id: string;
  /** ISO with offset */
  at: string;
  /** who did what, as a sentence */
  text: string;
}

const share = (part: number, whole: number) => `${Math.round((part / Math.max(1, whole)) * 100)}%`;

function Team({ team }: { team: readonly WorkQueueShare[] }) {
  const text = useText();
  const most = Math.max(...team.map(({ count }) => count));
  return (
    <Panel title={text('workQueue.team')} tag={<small className={styles.caption}>{text('workQueue.teamHint')}</small>}>
      <ul className={styles.team}>
        {team.map(({ name, count, due }) => (
          <li key={name} data-nobody={name === '' || undefined}>
            <span>{name || text('workQueue.nobody')}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: share(count, most) }} />
              <b style={{ inlineSize: share(due, most) }} />
            </span>
            <span className={styles.share}>{count}</span>
            {due > 0 && <VisuallyHidden>{text('workQueue.dueToday', { count: due })}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Recent({ recent, now }: { recent: readonly WorkQueueEvent[]; now: number }) {
  const text = useText();
  const { minute } = useFormat();
  const today = minute(new Date(now).toISOString()).slice(0, 10);
  // Of today the time says enough.
  const when = (at: string) => (minute(at).startsWith(today) ? minute(at).slice(11) : minute(at).slice(5, 10));
  return (
    <Panel title={text('workQueue.recent')}>
      <ul className={styles.recent}>
        {recent.map(({ id, at, text: said }) => (
          <li key={id}>
            <time dateTime={at}>{when(at)}</time>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface SideProps {
  team: readonly WorkQueueShare[] | undefined;
  recent: readonly WorkQueueEvent[] | undefined;
  now: number;
}

/** Beside the rows: who has how many, and what was done lately. */
export function Side({ team = [], recent = [], now }: SideProps) {
  if (team.length + recent.length === 0) return null;
  return (
    <div className={styles.side}>
      {team.length > 0 && <Team team={team} />}
      {recent.length > 0 && <Recent recent={recent} now={now} />}
    </div>
  );
}
