import { ErrorPanel } from '../../error-panel/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { BillSkeleton } from '../bill-form.tsx';
import * as styles from './body.css.ts';
import { CompareHouses } from './compare-houses.tsx';
import type { CompareBillProps } from './compare-shared.ts';
import { CompareVersions } from './compare-versions.tsx';

/** One comparison in its place: two versions of a bill, or the master with its houses. */
export function CompareBill({ Compare, pair, ...props }: CompareBillProps) {
  const text = useText();
  const { left, right } = pair;
  const { houses } = props.source;
  if (Compare === null)
    return (
      <div className={styles.state}>
        <ErrorPanel message={text('bill.copy.system')} />
      </div>
    );
  if (!Compare) return <BillSkeleton kind="MBL" />;
  if (left === 'houses')
    return houses ? <CompareHouses {...props} Compare={Compare} houses={houses} right={right} /> : null;
  // Each bill keeps its place by itself; another version of the same bill leaves the reader where he is.
  return <CompareVersions key={props.bill ?? 'main'} {...props} Compare={Compare} left={left} right={right} />;
}
