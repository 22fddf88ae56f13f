import type { ComponentPropsWithoutRef, ForwardedRef, ReactNode } from 'react';
import { packages, volume, weight } from '../format/format.ts';
import type { Totals } from './bill-totals.ts';
import * as styles from './tables.css.ts';

const COLUMNS = 8;

interface BillTableProps<R> extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** of the component, in `data-component` */
  name: string;
  /** spoken only */
  caption: string;
  head: ReactNode;
  rows: readonly R[];
  /** stands for the rows when there are none */
  empty: string;
  /** One row with its place, counted from 1, as its key: the rows of the next bill are written into those of the last one. */
  row(this: void, row: R, place: number): ReactNode;
  totals: ReactNode;
  root: ForwardedRef<HTMLTableElement>;
  'data-wide'?: '' | undefined;
}

/** A list of a bill to read: what the goods and the containers have in common. */
export function BillTable<R>(props: BillTableProps<R>) {
  const { name, caption, head, rows, empty, row, totals, root, className = '', ...rest } = props;
  return (
    <table data-component={name} {...rest} ref={root} className={`${styles.table} ${className}`}>
      <caption className={styles.caption}>{caption}</caption>
      {head}
      <tbody>
        {rows.map((one, at) => row(one, at + 1))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={COLUMNS} className={styles.empty} data-cell="head">
              {empty}
            </td>
          </tr>
        )}
      </tbody>
      {rows.length > 0 && totals}
    </table>
  );
}

export function PackagesHead({ label }: { label: ReactNode }) {
  return (
    <th scope="col" className={`${styles.figure} ${styles.short}`}>
      {label}
    </th>
  );
}

/** Weight and volume, by which both tables end. */
export function MeasureHeads(labels: { weight: ReactNode; volume: ReactNode }) {
  return (
    <>
      <th scope="col" className={`${styles.figure} ${styles.weight}`}>
        {labels.weight}
      </th>
      <th scope="col" className={`${styles.figure} ${styles.volume}`}>
        {labels.volume}
      </th>
    </>
  );
}

/** One line of sums; `children` stands between the packages and the measures. */
export function SumCells({ of, children }: { of: Totals; children?: ReactNode }) {
  return (
    <>
      <td className={styles.figure}>{packages(of.number)}</td>
      {children}
      <td className={styles.figure}>{weight(of.weight)}</td>
      <td className={styles.figure}>{volume(of.volume)}</td>
    </>
  );
}
