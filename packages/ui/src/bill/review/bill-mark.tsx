import { Badge } from '../../badge/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden.tsx';
import { type MessageId, useText } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './body.css.ts';
import type { BillCount, Counts } from './use-counts.tsx';

export const differencesOf = ({ comparison }: BillCount): number =>
  comparison.counts.blocking + comparison.counts.material;

/** A count with what it counts, for those who hear it. */
export function CountBadge({ count }: { count: number }) {
  const text = useText();
  return (
    <Badge tone="mark">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text('review.count', { count })}</VisuallyHidden>
    </Badge>
  );
}

const isDone = ({ state: { blocking, material, asked } }: BillCount): boolean =>
  blocking.length + material.length + asked.length === 0;

/** How a bill stands, in words: how many differences, all of them decided, none, or not known yet. */
export function standingOf(text: Text<MessageId>, count: BillCount | undefined): string {
  if (!count) return text('review.bill.unread');
  const differences = differencesOf(count);
  if (!isDone(count)) return text('review.count', { count: differences });
  return text(differences === 0 ? 'review.bill.same' : 'review.bill.settled');
}

/** The same as a mark in its tab. */
export function BillMark({ count }: { count: BillCount | undefined }) {
  const text = useText();
  if (!count)
    return (
      <span className={styles.mark}>
        <Icon drawing={icons.circle} size="sm" label={standingOf(text, count)} />
      </span>
    );
  const done = isDone(count);
  return (
    <span className={`${styles.mark} ${done ? styles.settled : ''}`}>
      {done ? (
        <Icon drawing={icons.checkCircle} size="sm" label={standingOf(text, count)} />
      ) : (
        <CountBadge count={differencesOf(count)} />
      )}
    </span>
  );
}

/** Differences of all bills that are known, and between master and houses. */
export const allDifferences = (counts: Counts, inHouses: BillCount | undefined): number =>
  [...counts.values(), ...(inHouses ? [inHouses] : [])].reduce((sum, count) => sum + differencesOf(count), 0);
