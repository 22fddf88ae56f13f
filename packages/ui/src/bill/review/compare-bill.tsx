import { MASTER_HOUSES } from '@lading/validators/bill';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { BillSkeleton } from '../bill-form.tsx';
import type { BillMarks } from '../compare/marks.ts';
import { useSource } from '../source.ts';
import * as styles from './body.css.ts';
import { type CompareBillProps, type SharedProps, useShared } from './compare-shared.ts';
import { CompareVersions } from './compare-versions.tsx';
import type { BillReviewSource } from './types.ts';
import { Waiting } from './waiting.tsx';

const NO_MARKS: BillMarks = {};

interface CompareHousesProps extends SharedProps {
  houses: NonNullable<BillReviewSource['houses']>;
}

/** The master with all its houses, to be read only. */
function CompareHouses({ houses, ...props }: CompareHousesProps) {
  const { Compare } = props;
  const shared = useShared(props);
  const both = useSource(houses, undefined);
  if (both.status !== 'ready') return <Waiting parts={[both]} />;
  return (
    <Compare
      {...shared}
      left={both.data.left}
      right={both.data.right}
      versions={[]}
      policy={MASTER_HOUSES}
      marks={NO_MARKS}
      facts={{ viewed: true, newest: true }}
      readOnly
      onMark={async () => ({ ok: true })}
    />
  );
}

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
  if (left === 'houses') return houses ? <CompareHouses {...props} Compare={Compare} houses={houses} /> : null;
  // Each bill keeps its place by itself; another version of the same bill leaves the reader where he is.
  return <CompareVersions key={props.bill ?? 'main'} {...props} Compare={Compare} left={left} right={right} />;
}
