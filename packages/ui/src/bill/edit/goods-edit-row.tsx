import { memo } from 'react';
import * as base from '../tables.css.ts';
import { AreaCell, ChoiceCell, TextCell } from './edit-cells.tsx';
import { chosenIn, EditRow, figureIn, type RowLine } from './edit-row.tsx';
import * as styles from './edit-table.css.ts';
import type { GoodsField } from './edit-values.ts';
import * as plain from './plain-row.css.ts';
import { useRowCells } from './row-cells.ts';
import { type Choosable, type Labels, RowActions, type RowProps } from './row-parts.tsx';

export interface GoodsEditRowProps extends RowProps {
  labels: Labels<GoodsField>;
  cargoTypes: Choosable;
  packages: Choosable;
}

function Fields({ line, ...props }: GoodsEditRowProps & { line: RowLine }) {
  const { rowKey, place, labels, cargoTypes, packages, onCopy, onRemove } = props;
  const cells = useRowCells('goods', rowKey, place, labels, line);
  const { cell, choice, shown } = cells;
  return (
    <>
      <td data-writes="" data-cell="more" data-name={labels.marks} className={styles.marks}>
        <AreaCell {...cell('marks')} />
      </td>
      <td data-writes="" data-name={labels.number}>
        <TextCell {...cell('number')} end inputMode="numeric" shown={shown('number')} />
      </td>
      <td data-writes="" data-name={labels.packageType} className={styles.kind}>
        <ChoiceCell {...choice('packageType', packages)} />
      </td>
      <td data-writes="" data-cell="head" className={styles.goods}>
        <AreaCell {...cell('goods')} />
      </td>
      <td data-writes="" data-name={labels.goodsType} className={styles.kind}>
        <ChoiceCell {...choice('goodsType', cargoTypes)} />
      </td>
      <td data-writes="" data-name={labels.hsCode} className={styles.hs}>
        <TextCell {...cell('hsCode')} inputMode="numeric" />
      </td>
      <td data-writes="" data-name="KGS">
        <TextCell {...cell('weight')} end inputMode="decimal" shown={shown('weight')} />
      </td>
      <td data-writes="" data-name="CBM">
        <TextCell {...cell('volume')} end inputMode="decimal" shown={shown('volume')} />
      </td>
      <RowActions rowKey={rowKey} place={place} onCopy={onCopy} onRemove={onRemove} />
    </>
  );
}

/** One line of cargo. It alone is drawn anew when somebody types in it. */
export const GoodsEditRow = memo(function GoodsEditRow(props: GoodsEditRowProps) {
  const { rowKey, live, labels, cargoTypes, packages } = props;
  return (
    <EditRow
      list="goods"
      rowKey={rowKey}
      live={live}
      labels={labels}
      fields={(line) => <Fields {...props} line={line} />}
      cells={(row) => [
        ['marks', row['marks'], `${styles.marks} ${plain.lines}`, 'more', labels.marks],
        ['number', figureIn(row, 'number'), base.figure, undefined, labels.number],
        ['packageType', chosenIn(row, 'packageType', packages), styles.kind, undefined, labels.packageType],
        ['goods', row['goods'], `${styles.goods} ${plain.lines}`, 'head'],
        ['goodsType', chosenIn(row, 'goodsType', cargoTypes), styles.kind, undefined, labels.goodsType],
        ['hsCode', row['hsCode'], styles.hs, undefined, labels.hsCode],
        ['weight', figureIn(row, 'weight'), base.figure, undefined, 'KGS'],
        ['volume', figureIn(row, 'volume'), base.figure, undefined, 'CBM'],
      ]}
    />
  );
});
