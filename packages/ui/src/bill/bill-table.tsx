import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MISSING, packages, volume, weight } from '../format/figures.ts';
import type { MessageId } from '../i18n/provider.tsx';
import type { Text } from '../i18n/text.ts';
import type { Totals } from './bill-totals.ts';
import * as styles from './tables.css.ts';

// Lists and functions in place of objects and components: names weigh, and this comes with every bill.

/** One column of a bill's table. */
export type BillColumn<R> = readonly [
  head: string,
  cell: (row: R, place: number) => ReactNode,
  /** on a phone, where a row is a card: the place of the cell in it */
  part?: 'place' | 'type' | 'number' | 'head' | 'more' | undefined,
  /** class of its cells */
  look?: string | undefined,
  /** classes of its heading */
  size?: string | undefined,
  /** on a phone: what stands above the cell */
  name?: string,
];

/** The columns of one table in the reader's language. */
export type BillColumns<R> = (text: Text<MessageId>) => readonly BillColumn<R>[];

/** A column of short words on one line. */
export const plain = <K extends string>(
  head: string,
  key: K,
  size?: string,
): BillColumn<Readonly<Record<K, string>>> => [head, (row) => row[key], undefined, styles.plain, size, head];

const figure = (head: string, cell: (row: Totals) => string, size: string, name = head): BillColumn<Totals> => [
  head,
  cell,
  undefined,
  styles.figure,
  `${styles.figure} ${size}`,
  name,
];

/** Packages, weight and volume: the figures that the goods and the containers have in common. */
export const figuresOf = (text: Text<MessageId>) =>
  [
    figure(text('bill.goods.packages'), (row) => packages(row.number), styles.short),
    figure(text('bill.goods.weight'), (row) => weight(row.weight), styles.weight, 'KGS'),
    figure(text('bill.goods.volume'), (row) => volume(row.volume), styles.volume, 'CBM'),
  ] as const;

/** The headings of a table. */
export const headsOf = (columns: readonly BillColumn<never>[]) => (
  <thead>
    <tr>
      {columns.map(([head, , , , size]) => (
        <th key={head} scope="col" className={size}>
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

/** The figures of one line of sums; `between` stands between the packages and the measures. */
export const sumCells = (of: Totals, between?: ReactNode) => (
  <>
    <td className={styles.figure}>{packages(of.number)}</td>
    {between}
    <td className={styles.figure}>{weight(of.weight)}</td>
    <td className={styles.figure}>{volume(of.volume)}</td>
  </>
);

type Root = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  'data-component': string;
  'data-wide'?: true | undefined;
};

/** A list of a bill to read. `caption` is spoken only, `empty` stands for the rows when there are none. */
export const billTable = <R,>(
  { className = '', ...root }: Root,
  caption: string,
  empty: string,
  columns: readonly BillColumn<R>[],
  rows: readonly R[],
  totals: () => ReactNode,
) => (
  <table {...root} className={`${styles.table} ${className}`}>
    <caption className={styles.caption}>{caption}</caption>
    {headsOf(columns)}
    <tbody>
      {rows.map((row, at) => {
        const place = at + 1;
        return (
          // By place: the rows of the next bill are written into those of the last one.
          <tr key={place}>
            {columns.map(([head, cell, part, look, , name]) => (
              <td key={head} className={look} data-name={name} data-cell={part}>
                {cell(row, place) || MISSING}
              </td>
            ))}
          </tr>
        );
      })}
      {rows.length === 0 && (
        <tr>
          <td colSpan={8} className={styles.empty} data-cell="head">
            {empty}
          </td>
        </tr>
      )}
    </tbody>
    {rows.length > 0 && <tfoot>{totals()}</tfoot>}
  </table>
);
