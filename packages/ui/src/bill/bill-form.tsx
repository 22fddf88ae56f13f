import type { BillKind, BillRecord } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef, memo, type ReactNode, type RefObject, useRef } from 'react';
import { useBothRefs } from '../field/use-ref.ts';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { useText } from '../i18n/provider.tsx';
import { Skeleton, SkeletonBar } from '../skeleton/skeleton.tsx';
import * as styles from './bill-form.css.ts';
import * as paper from './bill-paper.css.ts';
import { BillBoxes, BillPaper } from './bill-paper.tsx';
import { BillRail, RailSkeleton } from './bill-rail.tsx';
import { ContainersHead } from './containers-table.tsx';
import { GoodsHead } from './goods-table.tsx';
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

interface RowsProps {
  head: ReactNode;
  /** rows of two lines, and then of one, as most bills have them */
  two: number;
  one: number;
  /** columns of figures, whose ends stand below one another */
  figures: readonly number[];
}

/** A table on its way. */
const Rows = ({ head, two, one, figures }: RowsProps) => (
  <table className={tables.table}>
    {head}
    <tbody>
      {upTo(two + one).map((row) => (
        <tr key={row}>
          {upTo(8).map((column) => (
            <td key={column} className={paper.awaited} data-figure={figures.includes(column) || undefined}>
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
  return (
    <div className={styles.form} data-density="compact">
      <div className={styles.scroll}>
        <Skeleton>
          <div className={paper.paper}>
            <div className={paper.form}>
              <BillBoxes kind={kind} bill={undefined} />
              <Rows head={<GoodsHead />} two={3} one={2} figures={[1, 6, 7]} />
              <Rows head={<ContainersHead />} two={0} one={4} figures={[0, 5, 6, 7]} />
            </div>
          </div>
        </Skeleton>
      </div>
      <RailSkeleton />
    </div>
  );
}
