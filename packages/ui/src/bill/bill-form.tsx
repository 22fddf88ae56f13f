import type { BillKind, BillRecord } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef, memo, type ReactNode, type RefObject, useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { useText } from '../i18n/provider.tsx';
import { Skeleton, SkeletonBar } from '../skeleton/skeleton.tsx';
import * as styles from './bill-form.css.ts';
import * as paper from './bill-paper.css.ts';
import { BillBoxes, BillPaper } from './bill-paper.tsx';
import { BillRail, RailSkeleton } from './bill-rail.tsx';
import { type BillColumn, headsOf } from './bill-table.tsx';
import { containersColumns } from './containers-table.tsx';
import { goodsColumns } from './goods-table.tsx';
import * as tables from './tables.css.ts';

export interface BillFormProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  record: BillRecord;
  /** stands for the status of the bill in the rail */
  tag?: ReactNode;
}

/** The next bill is written into the form of the last one, but it is read from its top. */
function useTop(form: RefObject<HTMLElement | null>, id: number): void {
  const shown = useRef(id);
  useLayoutEffect(() => {
    if (shown.current === id || !form.current) return;
    shown.current = id;
    for (const box of [form.current, ...form.current.children]) box.scrollTop = 0;
  }, [form, id]);
}

/** A bill to be read: the printed form, beside it what is not printed and what the checks found. Fills the height of its place. */
export const BillForm = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLDivElement, BillFormProps>(function BillForm(
    { record, tag, className = '', ...rest },
    ref,
  ) {
    const text = useText();
    const [form, both] = useBothRefs(ref);
    useTop(form, record.bill.id);
    const region = { role: 'region', tabIndex: 0, 'aria-label': text('bill.text') };
    return (
      <div
        data-component="BillForm"
        data-density="compact"
        {...rest}
        ref={both}
        className={`${styles.form} ${className}`}
      >
        <div className={styles.scroll} {...region}>
          <BillPaper record={record} />
        </div>
        <BillRail record={record} tag={tag} />
      </div>
    );
  }),
);

const upTo = (count: number) => [...Array(count).keys()];

/** A table on its way: rows whose first cell has two lines, and then of one, as most bills have them. */
const awaited = (columns: readonly BillColumn<never>[], two: number, one: number) => (
  <table className={tables.table}>
    {headsOf(columns)}
    <tbody>
      {upTo(two + one).map((row) => (
        <tr key={row}>
          {columns.map(([head, , , look], column) => (
            <td key={head} className={paper.awaited} data-figure={look === tables.figure || undefined}>
              <SkeletonBar />
              {row < two && column === 0 && <SkeletonBar />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The empty form while a bill is on its way. */
export function BillSkeleton({ kind }: { kind: BillKind }) {
  const text = useText();
  return (
    <div className={styles.form} data-density="compact">
      <div className={styles.scroll}>
        <Skeleton>
          <div className={paper.paper}>
            <div className={paper.form}>
              <BillBoxes kind={kind} bill={undefined} />
              {awaited(goodsColumns(text), 3, 2)}
              {awaited(containersColumns(text), 0, 4)}
            </div>
          </div>
        </Skeleton>
      </div>
      <RailSkeleton />
    </div>
  );
}
