import { type GoodsRow, type GoodsVo, sayWords } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import { MISSING, packages, volume, weight } from '../format/format.ts';
import { useText } from '../i18n/provider.tsx';
import { BillTable, MeasureHeads, PackagesHead, SumCells } from './bill-table.tsx';
import { totalsOf } from './bill-totals.ts';
import { longestOf, shared } from './bill-values.ts';
import { Lines } from './lines.tsx';
import * as styles from './tables.css.ts';

/** Characters of marks and description that stand side by side on A4 at full size. */
const ROOM = 58;

function Row({ row }: { row: GoodsRow }) {
  const text = useText();
  return (
    <tr>
      <td data-cell="more">{row.marks ? <Lines label={text('bill.goods.marks')} text={row.marks} /> : MISSING}</td>
      <td className={styles.figure} data-name={text('bill.goods.packages')}>
        {packages(row.number)}
      </td>
      <td className={styles.plain} data-name={text('bill.goods.kind')}>
        {row.packageTypeName || MISSING}
      </td>
      <td data-cell="head">
        {row.goods ? <Lines label={text('bill.goods.description')} text={row.goods} /> : MISSING}
      </td>
      <td className={styles.plain} data-name={text('bill.goods.cargo')}>
        {row.goodsTypeName || MISSING}
      </td>
      <td className={styles.plain} data-name={text('bill.goods.hs')}>
        {row.hsCode || MISSING}
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

export function GoodsHead() {
  const text = useText();
  return (
    <thead>
      <tr>
        <th scope="col">{text('bill.goods.marks')}</th>
        <PackagesHead label={text('bill.goods.packages')} />
        <th scope="col" className={styles.short}>
          {text('bill.goods.kind')}
        </th>
        <th scope="col">{text('bill.goods.description')}</th>
        <th scope="col" className={styles.short}>
          {text('bill.goods.cargo')}
        </th>
        <th scope="col" className={styles.code}>
          {text('bill.goods.hs')}
        </th>
        <MeasureHeads weight={text('bill.goods.weight')} volume={text('bill.goods.volume')} />
      </tr>
    </thead>
  );
}

function Totals({ goods }: { goods: GoodsVo }) {
  const text = useText();
  const sum = totalsOf(goods.rows);
  const actual = { number: goods.actualNumber, weight: goods.actualWeight, volume: goods.actualVolume };
  const unit = shared(goods.rows, (row) => row.packageTypeName);
  return (
    <tfoot>
      <tr>
        <th scope="row" data-cell="head">
          {text('bill.goods.total')}
        </th>
        <SumCells of={sum}>
          <td className={styles.plain}>{unit}</td>
          <td colSpan={3} className={styles.say} data-cell="more">
            {sayWords(sum.number, unit)}
          </td>
        </SumCells>
      </tr>
      <tr>
        <th scope="row" data-cell="head">
          {text('bill.goods.actual')}
        </th>
        <SumCells of={actual}>
          <td className={styles.plain}>{unit}</td>
          <td colSpan={3} className={styles.note} data-cell="more">
            {text('bill.goods.actualNote')}
          </td>
        </SumCells>
      </tr>
    </tfoot>
  );
}

export interface GoodsTableProps extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  goods: GoodsVo;
}

/** The cargo of a bill: weight in KGS with 3 decimals, volume in CBM with 4, the sum, and what was measured on arrival. */
export const GoodsTable = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLTableElement, GoodsTableProps>(function GoodsTable({ goods, ...rest }, ref) {
    const text = useText();
    const wide = goods.rows.some((row) => longestOf(row.marks) + longestOf(row.goods) > ROOM);
    return (
      <BillTable
        name="GoodsTable"
        {...rest}
        root={ref}
        data-wide={wide ? '' : undefined}
        caption={text('bill.goods.title')}
        head={<GoodsHead />}
        rows={goods.rows}
        row={(row, place) => <Row key={place} row={row} />}
        empty={text('bill.goods.empty')}
        totals={<Totals goods={goods} />}
      />
    );
  }),
);
