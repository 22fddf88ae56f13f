import type { ContainerRow } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import { ContainerNumber } from '../container-number/index.ts';
import { useText } from '../i18n/provider.tsx';
import { type BillColumns, billTable, figuresOf, plain, sumCells } from './bill-table.tsx';
import { totalsOf } from './bill-totals.ts';
import { containerSummary } from './bill-values.ts';
import * as styles from './tables.css.ts';

export const containersColumns: BillColumns<ContainerRow> = (text) => [
  [text('bill.containers.place'), (_row, place) => place, 'place', styles.figure, `${styles.figure} ${styles.place}`],
  [text('bill.containers.type'), (row) => row.ctnTypeName, 'type', styles.plain, styles.short],
  [text('bill.containers.number'), ({ ctnNo }) => ctnNo && <ContainerNumber value={ctnNo} />, 'number', styles.plain],
  plain(text('bill.containers.seal'), 'sealNo'),
  plain(text('bill.goods.kind'), 'packageTypeName'),
  ...figuresOf(text),
];

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
    return billTable(
      { 'data-component': 'ContainersTable', ...rest, ref },
      text('bill.containers.title'),
      text('bill.containers.empty'),
      containersColumns(text),
      containers,
      () => (
        <tr>
          <td data-cell="gap" />
          <th scope="row" colSpan={4} data-cell="head">
            {containerSummary(containers.map((row) => row.ctnTypeName))}
          </th>
          {sumCells(totalsOf(containers))}
        </tr>
      ),
    );
  }),
);
