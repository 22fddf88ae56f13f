import { memo } from 'react';
import { AreaCell, ChoiceCell, TextCell } from './edit-cells.tsx';
import * as styles from './edit-table.css.ts';
import { COLUMNS } from './edit-table.tsx';
import type { GoodsField } from './edit-values.ts';
import { useRowCells } from './row-cells.ts';
import { type Choosable, type Labels, RowActions, RowNotes, type RowProps } from './row-parts.tsx';

export interface GoodsEditRowProps extends RowProps {
  labels: Labels<GoodsField>;
  cargoTypes: Choosable;
  packages: Choosable;
}

/** One line of cargo. It alone is drawn anew when somebody types in it. */
export const GoodsEditRow = memo(function GoodsEditRow(props: GoodsEditRowProps) {
  const { rowKey, place, labels, cargoTypes, packages, onCopy, onRemove } = props;
  const cells = useRowCells('goods', rowKey, place, labels);
  if (!cells) return null;
  const { found, cell, choice, shown } = cells;
  return (
    <>
      <tr data-row={rowKey}>
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
      </tr>
      <RowNotes list="goods" rowKey={rowKey} found={found} labels={labels} columns={COLUMNS} />
    </>
  );
});
