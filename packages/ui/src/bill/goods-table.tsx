import { type GoodsRow, type GoodsVo, sayWords } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import { useText } from '../i18n/provider.tsx';
import { type BillColumn, type BillColumns, billTable, figuresOf, plain, sumCells } from './bill-table.tsx';
import { type Totals, totalsOf } from './bill-totals.ts';
import { longestOf, shared } from './bill-values.ts';
import { Lines } from './lines.tsx';
import * as styles from './tables.css.ts';

/** Characters of marks and description that stand side by side on A4 at full size. */
const ROOM = 58;

const lines = (head: string, key: 'marks' | 'goods', part: 'head' | 'more'): BillColumn<GoodsRow> => [
  head,
  (row) => row[key] && <Lines label={head} text={row[key]} />,
  part,
];

export const goodsColumns: BillColumns<GoodsRow> = (text) => {
  const [number, ...measures] = figuresOf(text);
  return [
    lines(text('bill.goods.marks'), 'marks', 'more'),
    number,
    plain(text('bill.goods.kind'), 'packageTypeName', styles.short),
    lines(text('bill.goods.description'), 'goods', 'head'),
    plain(text('bill.goods.cargo'), 'goodsTypeName', styles.short),
    plain(text('bill.goods.hs'), 'hsCode', styles.code),
    ...measures,
  ];
};

export interface GoodsTableProps extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  goods: GoodsVo;
}

/** The cargo of a bill: weight in KGS with 3 decimals, volume in CBM with 4, the sum, and what was measured on arrival. */
export const GoodsTable = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLTableElement, GoodsTableProps>(function GoodsTable({ goods, ...rest }, ref) {
    const text = useText();
    const { rows } = goods;
    const wide = rows.some((row) => longestOf(row.marks) + longestOf(row.goods) > ROOM);
    const totals = () => {
      const sum = totalsOf(rows);
      const unit = shared(rows, (row) => row.packageTypeName);
      const line = (label: string, of: Totals, look: string, words: string | undefined) => (
        <tr>
          <th scope="row" data-cell="head">
            {label}
          </th>
          {sumCells(
            of,
            <>
              <td className={styles.plain}>{unit}</td>
              <td colSpan={3} className={look} data-cell="more">
                {words}
              </td>
            </>,
          )}
        </tr>
      );
      const actual = { number: goods.actualNumber, weight: goods.actualWeight, volume: goods.actualVolume };
      return (
        <>
          {line(text('bill.goods.total'), sum, styles.say, sayWords(sum.number, unit))}
          {line(text('bill.goods.actual'), actual, styles.note, text('bill.goods.actualNote'))}
        </>
      );
    };
    return billTable(
      { 'data-component': 'GoodsTable', ...rest, ref, 'data-wide': wide || undefined },
      text('bill.goods.title'),
      text('bill.goods.empty'),
      goodsColumns(text),
      rows,
      totals,
    );
  }),
);
