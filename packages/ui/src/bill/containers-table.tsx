import type { ContainerRow } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import { ContainerNumber } from '../container-number/index.ts';
import { MISSING, packages, volume, weight } from '../format/format.ts';
import { useText } from '../i18n/provider.tsx';
import { BillTable, MeasureHeads, PackagesHead, SumCells } from './bill-table.tsx';
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
        <PackagesHead label={text('bill.goods.packages')} />
        <MeasureHeads weight={text('bill.goods.weight')} volume={text('bill.goods.volume')} />
      </tr>
    </thead>
  );
}

function Totals({ containers }: { containers: readonly ContainerRow[] }) {
  return (
    <tfoot>
      <tr>
        <td data-cell="gap" />
        <th scope="row" colSpan={4} data-cell="head">
          {containerSummary(containers.map((row) => row.ctnTypeName))}
        </th>
        <SumCells of={totalsOf(containers)} />
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
    { containers, ...rest },
    ref,
  ) {
    const text = useText();
    const names = {
      seal: text('bill.containers.seal'),
      kind: text('bill.goods.kind'),
      packages: text('bill.goods.packages'),
    };
    return (
      <BillTable
        name="ContainersTable"
        {...rest}
        root={ref}
        caption={text('bill.containers.title')}
        head={<ContainersHead />}
        rows={containers}
        row={(row, place) => <Row key={place} row={row} place={place} names={names} />}
        empty={text('bill.containers.empty')}
        totals={<Totals containers={containers} />}
      />
    );
  }),
);
