import { useMemo } from 'react';
import { Button } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { useBillName } from '../bill-names.ts';
import type { BillId } from '../bill-source.ts';
import * as foot from '../compare/footer.css.ts';
import { MissingList } from '../compare/missing-list.tsx';
import * as styles from './body.css.ts';
import type { Target } from './review-view.ts';
import type { BillCount, Counts } from './use-counts.tsx';
import type { HousesCount } from './use-houses-count.tsx';

function OfBill({ name, count, onGo }: { name: string | undefined; count: BillCount; onGo(path: string): void }) {
  const fields = useMemo(() => new Map(count.comparison.fields.map((field) => [field.path, field])), [count]);
  return (
    <section className={styles.missingBill} aria-label={name}>
      {name && <h4 className={styles.missingName}>{name}</h4>}
      <MissingList reasons={count.state.reasons} fields={fields} onGo={onGo} />
    </section>
  );
}

export interface MissingBillsProps {
  bills: readonly BillId[];
  counts: Counts;
  inHouses: HousesCount;
  onGo: (bill: Target, path: string) => void;
}

/** What keeps the draft from being approved, bill by bill; each place leads to its card. */
export function MissingBills({ bills, counts, inHouses, onGo }: MissingBillsProps) {
  const text = useText();
  const name = useBillName();
  const loading = bills.filter((bill) => !counts.has(bill)).length + (inHouses.due && !inHouses.count ? 1 : 0);
  const several = bills.length > 1 || inHouses.due;
  const { count: kinds } = inHouses;
  const [next] = [...bills, 'houses' as const].flatMap((target) => {
    const state = (target === 'houses' ? kinds : counts.get(target))?.state;
    // What is asked for waits for the forwarder: there is nothing left to do there.
    const [path] = state?.blocking ?? [];
    return path === undefined ? [] : [{ target, path }];
  });
  return (
    <div className={styles.missing}>
      {next && (
        <Button size="sm" icon={icons.arrowRight} onClick={() => onGo(next.target, next.path)}>
          {text('compare.missing.next')}
        </Button>
      )}
      {bills.map((bill, at) => {
        const count = counts.get(bill);
        return count && count.state.reasons.length > 0 ? (
          <OfBill
            key={bill ?? 'main'}
            name={several ? name(at) : undefined}
            count={count}
            onGo={(path) => onGo(bill, path)}
          />
        ) : null;
      })}
      {kinds && kinds.state.reasons.length > 0 && (
        <OfBill name={text('review.houses')} count={kinds} onGo={(path) => onGo('houses', path)} />
      )}
      {loading > 0 && (
        <p className={foot.why}>
          <Icon drawing={icons.hourglass} />
          {text('review.missing.loading', { count: loading })}
        </p>
      )}
    </div>
  );
}
