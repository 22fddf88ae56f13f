import type { ContainerRow } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import { ContainerNumber } from '../container-number/index.ts';
import { MISSING, packages, volume, weight } from '../format/format.ts';
import { useText } from '../i18n/provider.tsx';
import { totalsOf } from './bill-totals.ts';
import { containerSummary } from './bill-values.ts';
import * as styles from './tables.css.ts';

interface RowProps {
  row: ContainerRow;
  place: number;
  /** names of the figures on a phone, looked up once for all rows */
  names: Readonly<Record<'seal' | 'kind' | 'packages', string>>;
}

function Row({ row, place, names }: RowProps) {
  return (
    <tr>
      <td className={styles.figure} data-cell="place">
        {place}
      </td>
      <td className={styles.plain} data-cell="type">
        {row.ctnTypeName || MISSING}
      </td>
      <td className={styles.plain} data-cell="number">
        {row.ctnNo ? <ContainerNumber value={row.ctnNo} /> : MISSING}
      </td>
      <td className={styles.plain} data-name={names.seal}>
        {row.sealNo || MISSING}
      </td>
      <td className={styles.plain} data-name={names.kind}>
        {row.packageTypeName || MISSING}
      </td>
      <td className={styles.figure} data-name={names.packages}>
        {packages(row.number)}
      </td>
      <td className={styles.figure} data-name="KGS">
        {weight(row.weight)}
      </td>
      <td className={styles.figure} data-name="CBM">
        {volume(row.volume)}
      </td>
    </tr>
  );
}

export function ContainersHead() {
  const text = useText();
  return (
    <thead>
      <tr>
        <th scope="col" className={`${styles.figure} ${styles.place}`}>
          {text('bill.containers.place')}
        </th>
        <th scope="col" className={styles.short}>
          {text('bill.containers.type')}
        </th>
        <th scope="col">{text('bill.containers.number')}</th>
        <th scope="col">{text('bill.containers.seal')}</th>
        <th scope="col">{text('bill.goods.kind')}</th>
        <th scope="col" className={`${styles.figure} ${styles.short}`}>
          {text('bill.goods.packages')}
        </th>
        <th scope="col" className={`${styles.figure} ${styles.weight}`}>
          {text('bill.goods.weight')}
        </th>
        <th scope="col" className={`${styles.figure} ${styles.volume}`}>
          {text('bill.goods.volume')}
        </th>
      </tr>
    </thead>
  );
}

function Totals({ containers }: { containers: readonly ContainerRow[] }) {
  const sum = totalsOf(containers);
  return (
    <tfoot>
      <tr>
        <td data-cell="gap" />
        <th scope="row" colSpan={4} data-cell="head">
          {containerSummary(containers.map((row) => row.ctnTypeName))}
        </th>
        <td className={styles.figure}>{packages(sum.number)}</td>
        <td className={styles.figure}>{weight(sum.weight)}</td>
        <td className={styles.figure}>{volume(sum.volume)}</td>
      </tr>
    </tfoot>
  );
}

export interface ContainersTableProps extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  containers: readonly ContainerRow[];
}

/** The containers of a bill with boxed check digits, the count by type and the exact sums. */
export const ContainersTable = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLTableElement, ContainersTableProps>(function ContainersTable(
    { containers, className = '', ...rest },
    ref,
  ) {
    const text = useText();
    const names = {
      seal: text('bill.containers.seal'),
      kind: text('bill.goods.kind'),
      packages: text('bill.goods.packages'),
    };
    return (
      <table data-component="ContainersTable" {...rest} ref={ref} className={`${styles.table} ${className}`}>
        <caption className={styles.caption}>{text('bill.containers.title')}</caption>
        <ContainersHead />
        <tbody>
          {containers.map((row, at) => {
            const place = at + 1;
            // By place: the rows of the next bill are written into those of the last one.
            return <Row key={place} row={row} place={place} names={names} />;
          })}
          {containers.length === 0 && (
            <tr>
              <td colSpan={8} className={styles.empty} data-cell="head">
                {text('bill.containers.empty')}
              </td>
            </tr>
          )}
        </tbody>
        {containers.length > 0 && <Totals containers={containers} />}
      </table>
    );
  }),
);
