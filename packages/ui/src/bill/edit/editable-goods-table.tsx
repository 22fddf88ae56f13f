import { forwardRef, useId, useMemo } from 'react';
import { useBothRefs } from '../../field/use-ref.ts';
import { useText } from '../../i18n/provider.tsx';
import * as base from '../tables.css.ts';
import { EditProvider, useEdit } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import { GoodsTotals } from './edit-totals.tsx';
import type { GoodsField } from './edit-values.ts';
import type { EditableTableProps } from './editable-containers-table.tsx';
import { GoodsEditRow } from './goods-edit-row.tsx';
import { TableBar } from './paste-bar.tsx';
import { pressInRows } from './row-keys.ts';
import { type Labels, useChoosable } from './row-parts.tsx';
import { useRowKeys, useRowMoves } from './use-rows.ts';

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

function Head({ labels }: { labels: Labels<GoodsField> }) {
  const text = useText();
  return (
    <thead>
      <tr>
        <th scope="col">{labels.marks}</th>
        <th scope="col" className={`${base.figure} ${base.short}`}>
          {labels.number}
        </th>
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
        <th scope="col" className={`${base.figure} ${base.weight}`}>
          {labels.weight}
        </th>
        <th scope="col" className={`${base.figure} ${base.volume}`}>
          {labels.volume}
        </th>
        <th scope="col" className={styles.actionsHead}>
          <span className={base.caption}>{text('bill.edit.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

const Table = /* @__PURE__ */ forwardRef<HTMLDivElement, Omit<EditableTableProps, 'editing' | 'choices' | 'formId'>>(
  function Table({ className = '', ...rest }, ref) {
    const text = useText();
    const { choices } = useEdit();
    const labels = useGoodsLabels();
    const cargoTypes = useChoosable(choices.cargoTypes);
    const packages = useChoosable(choices.packages);
    const keys = useRowKeys('goods');
    const [root, both] = useBothRefs(ref);
    const { add, copy, remove } = useRowMoves('goods', 'marks', root);
    return (
      <div data-component="EditableGoodsTable" {...rest} ref={both} className={`${styles.frame} ${className}`}>
        <table
          className={`${base.table} ${styles.table}`}
          onKeyDown={(event) => pressInRows(event, (field) => add(field))}
        >
          <caption className={base.caption}>{text('bill.goods.title')}</caption>
          <Head labels={labels} />
          <tbody>
            {keys.map((key, at) => (
              <GoodsEditRow
                key={key}
                rowKey={key}
                place={at + 1}
                {...{ labels, cargoTypes, packages }}
                onCopy={copy}
                onRemove={remove}
              />
            ))}
            {keys.length === 0 && (
              <tr>
                <td colSpan={9} className={base.empty} data-cell="head">
                  {text('bill.goods.empty')}
                </td>
              </tr>
            )}
          </tbody>
          {keys.length > 0 && <GoodsTotals />}
        </table>
        <div className={styles.bar}>
          <TableBar add={text('bill.edit.addGoods')} onAdd={() => add()} />
        </div>
      </div>
    );
  },
);

/** The cargo of a bill that is edited: lines of marks, packages, description, codes and figures, with their sums in words. */
export const EditableGoodsTable = /* @__PURE__ */ forwardRef<HTMLDivElement, EditableTableProps>(
  function EditableGoodsTable({ editing, choices, formId, ...rest }, ref) {
    const own = useId();
    const setting = useMemo(() => ({ editing, choices, formId: formId ?? own }), [editing, choices, formId, own]);
    return (
      <EditProvider value={setting}>
        <Table {...rest} ref={ref} />
      </EditProvider>
    );
  },
);
