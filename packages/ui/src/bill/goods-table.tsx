import { type GoodsRow, type GoodsVo, sayWords } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import { MISSING, packages, volume, weight } from '../format/format.ts';
import { useText } from '../i18n/provider.tsx';
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
        <th scope="col" className={`${styles.figure} ${styles.short}`}>
          {text('bill.goods.packages')}
        </th>
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

function Totals({ goods }: { goods: GoodsVo }) {
  const text = useText();
  const sum = totalsOf(goods.rows);
  const unit = shared(goods.rows, (row) => row.packageTypeName);
  return (
    <tfoot>
      <tr>
        <th scope="row" data-cell="head">
          {text('bill.goods.total')}
        </th>
        <td className={styles.figure}>{packages(sum.number)}</td>
        <td className={styles.plain}>{unit}</td>
        <td colSpan={3} className={styles.say} data-cell="more">
          {sayWords(sum.number, unit)}
        </td>
        <td className={styles.figure}>{weight(sum.weight)}</td>
        <td className={styles.figure}>{volume(sum.volume)}</td>
      </tr>
      <tr>
        <th scope="row" data-cell="head">
          {text('bill.goods.actual')}
        </th>
        <td className={styles.figure}>{packages(goods.actualNumber)}</td>
        <td className={styles.plain}>{unit}</td>
        <td colSpan={3} className={styles.note} data-cell="more">
          {text('bill.goods.actualNote')}
        </td>
        <td className={styles.figure}>{weight(goods.actualWeight)}</td>
        <td className={styles.figure}>{volume(goods.actualVolume)}</td>
      </tr>
    </tfoot>
  );
}

export interface GoodsTableProps extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  goods: GoodsVo;
}

/** The cargo of a bill: weight in KGS with 3 decimals, volume in CBM with 4, the sum, and what was measured on arrival. */
export const GoodsTable = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLTableElement, GoodsTableProps>(function GoodsTable(
    { goods, className = '', ...rest },
    ref,
  ) {
    const text = useText();
    const wide = goods.rows.some((row) => longestOf(row.marks) + longestOf(row.goods) > ROOM);
    return (
      <table
        data-component="GoodsTable"
        {...rest}
        ref={ref}
        className={`${styles.table} ${className}`}
        data-wide={wide ? '' : undefined}
      >
        <caption className={styles.caption}>{text('bill.goods.title')}</caption>
        <GoodsHead />
        <tbody>
          {goods.rows.map((row, at) => {
            const place = at + 1;
            // By place: the rows of the next bill are written into those of the last one.
            return <Row key={place} row={row} />;
          })}
          {goods.rows.length === 0 && (
            <tr>
              <td colSpan={8} className={styles.empty} data-cell="head">
                {text('bill.goods.empty')}
              </td>
            </tr>
          )}
        </tbody>
        {goods.rows.length > 0 && <Totals goods={goods} />}
      </table>
    );
  }),
);
