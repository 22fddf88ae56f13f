import { Badge } from '../../badge/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden.tsx';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './body.css.ts';
import type { BillCount, Counts } from './use-counts.tsx';

const differencesOf = ({ comparison }: BillCount): number => comparison.counts.blocking + comparison.counts.material;

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

/** How a bill stands, in its tab: how many differences, all of them decided, none, or not known yet. */
export function BillMark({ count }: { count: BillCount | undefined }) {
  const text = useText();
  if (!count)
    return (
      <span className={styles.mark}>
        <Icon drawing={icons.circle} size="sm" label={text('review.bill.unread')} />
      </span>
    );
  const differences = differencesOf(count);
  const { blocking, material, asked } = count.state;
  const done = blocking.length + material.length + asked.length === 0;
  return (
    <span className={`${styles.mark} ${done ? styles.settled : ''}`}>
      {done ? (
        <Icon
          drawing={icons.checkCircle}
          size="sm"
          label={text(differences === 0 ? 'review.bill.same' : 'review.bill.settled')}
        />
      ) : (
        <CountBadge count={differences} />
      )}
    </span>
  );
}

/** Differences of all bills that are known. */
export const allDifferences = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + differencesOf(count), 0);
