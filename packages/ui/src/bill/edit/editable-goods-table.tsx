import { forwardRef, useMemo } from 'react';
import { useText } from '../../i18n/provider.tsx';
import * as base from '../tables.css.ts';
import { EditProvider, useEdit } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import {
  type EditableTableProps,
  EditTable,
  LastHeads,
  PackagesHead,
  type TableProps,
  useTableSetting,
} from './edit-table.tsx';
import { GoodsTotals } from './edit-totals.tsx';
import type { GoodsField } from './edit-values.ts';
import { GoodsEditRow } from './goods-edit-row.tsx';
import { type Labels, useChoosable } from './row-parts.tsx';

export function useGoodsLabels(): Labels<GoodsField> {
  const text = useText();
  return useMemo(
    () => ({
      marks: text('bill.goods.marks'),
      number: text('bill.goods.packages'),
      packageType: text('bill.goods.kind'),
      goods: text('bill.goods.description'),
      goodsType: text('bill.goods.cargo'),
      hsCode: text('bill.goods.hs'),
      weight: text('bill.goods.weight'),
      volume: text('bill.goods.volume'),
    }),
    [text],
  );
}

function Heads({ labels }: { labels: Labels<GoodsField> }) {
  return (
    <>
      <th scope="col">{labels.marks}</th>
      <PackagesHead labels={labels} />
      <th scope="col" className={styles.kind}>
        {labels.packageType}
      </th>
      <th scope="col">{labels.goods}</th>
      <th scope="col" className={styles.kind}>
        {labels.goodsType}
      </th>
      <th scope="col" className={base.code}>
        {labels.hsCode}
      </th>
      <LastHeads labels={labels} />
    </>
  );
}

const Table = /* @__PURE__ */ forwardRef<HTMLDivElement, TableProps>(function Table(props, ref) {
  const text = useText();
  const { choices } = useEdit();
  const labels = useGoodsLabels();
  const lists = { cargoTypes: useChoosable(choices.cargoTypes), packages: useChoosable(choices.packages) };
  return (
    <EditTable
      data-component="EditableGoodsTable"
      {...props}
      ref={ref}
      list="goods"
      first="marks"
      caption={text('bill.goods.title')}
      head={<Heads labels={labels} />}
      empty={text('bill.goods.empty')}
      row={(row) => <GoodsEditRow key={row.rowKey} {...row} {...lists} labels={labels} />}
      totals={<GoodsTotals />}
      add={text('bill.edit.addGoods')}
    />
  );
});

/** The cargo of a bill that is edited: lines of marks, packages, description, codes and figures, with their sums in words. */
export const EditableGoodsTable = /* @__PURE__ */ forwardRef<HTMLDivElement, EditableTableProps>(
  function EditableGoodsTable({ editing, choices, formId, ...rest }, ref) {
    return (
      <EditProvider value={useTableSetting({ editing, choices, formId })}>
        <Table {...rest} ref={ref} />
      </EditProvider>
    );
  },
);
