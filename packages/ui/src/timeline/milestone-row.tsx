import { dayMonth } from '../format/format.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import type { MessageId } from '../i18n/provider.tsx';
import { useText } from '../i18n/provider.tsx';
import type { Text } from '../i18n/text.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { delay, type Milestone, type MilestoneKind, parts, written } from './milestone.ts';
import * as styles from './timeline.css.ts';

export const GLYPHS = { actual: icons.circleFull, estimated: icons.circleHalf, planned: icons.circle };

/** `11-23 14:00` */
export const short = (at: string): string => {
  const { day, clock } = written(at);
  return clock ? `${dayMonth(day)} ${clock}` : dayMonth(day);
};

/** So much time in words: days and hours, hours and minutes under a day. */
export function lengthOf(text: Text<MessageId>, behind: number): string {
  const { days, hours, minutes } = parts(behind);
  if (days > 0)
    return hours > 0
      ? text('timeline.daysHours', { days, hours: String(hours).padStart(2, '0') })
      : text('timeline.days', { days });
  if (hours > 0)
    return minutes > 0 ? text('timeline.hoursMinutes', { hours, minutes }) : text('timeline.hours', { hours });
  return text('timeline.minutes', { minutes });
}

function Against({ planned, behind }: { planned: string; behind: number }) {
  const text = useText();
  return (
    <span className={styles.note}>
      {behind !== 0 && (
        <s className={styles.was}>
          <VisuallyHidden>{text('timeline.planWas')} </VisuallyHidden>
          {short(planned)}
        </s>
      )}{' '}
      <span className={styles.behind} data-late={behind > 0 ? '' : undefined}>
        {behind === 0
          ? text('timeline.onTime')
          : text(behind > 0 ? 'timeline.late' : 'timeline.early', { time: lengthOf(text, behind) })}
      </span>
    </span>
  );
}

type MilestonePart = 'milestone' | 'icon' | 'name' | 'time' | 'note';

interface RowProps {
  part: NamePart<MilestonePart>;
  milestone: Milestone;
  /** the zone its place says already */
  zone: string;
  /** how the line goes on to the next one; nothing after the last */
  line: MilestoneKind | undefined;
}

export function MilestoneRow({ milestone: { name, kind, at, planned, note }, zone, line, part }: RowProps) {
  const text = useText();
  const behind = delay(at, planned);
  const own = at ? written(at).zone : '';
  return (
    <li {...part('milestone', styles.milestone)} data-kind={kind} data-line={line}>
      <Icon {...part('icon', styles.glyph)} drawing={GLYPHS[kind]} size="sm" />
      <span {...part('name', styles.name)}>
        <VisuallyHidden>{text(`timeline.${kind}`)} </VisuallyHidden>
        {name}
      </span>
      {at ? (
        <time
          {...part('time', styles.time)}
          dateTime={at}
          data-late={behind && behind > 0 ? '' : undefined}
          title={`${written(at).day} ${written(at).clock} ${own}`.trim()}
        >
          {short(at)}
          {own && own !== zone && <span className={styles.zone}> {own}</span>}
        </time>
      ) : (
        <span {...part('time', styles.time)}>{text('timeline.untimed')}</span>
      )}
      {behind !== null && planned && <Against planned={planned} behind={behind} />}
      {note && <span {...part('note', styles.note)}>{note}</span>}
    </li>
  );
}
