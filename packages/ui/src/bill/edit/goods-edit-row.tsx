import { decimal } from '@lading/validators';
import { memo } from 'react';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { AreaCell, ChoiceCell, TextCell } from './edit-cells.tsx';
import { idOf, useEdit, useEdited } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import type { GoodsField } from './edit-values.ts';
import { type Choosable, type Labels, RowActions, RowNotes } from './row-parts.tsx';

export interface GoodsEditRowProps {
  rowKey: string;
  place: number;
  labels: Labels<GoodsField>;
  cargoTypes: Choosable;
  packages: Choosable;
  onCopy(key: string): void;
  onRemove(key: string, button: HTMLButtonElement): void;
}

/** One line of cargo. It alone is drawn anew when somebody types in it. */
export const GoodsEditRow = memo(function GoodsEditRow(props: GoodsEditRowProps) {
  const { rowKey, place, labels, cargoTypes, packages, onCopy, onRemove } = props;
  const { editing, formId } = useEdit();
  const text = useText();
  const format = useFormat();
  const row = useEdited(editing, (bill) => bill.rowOf('goods', rowKey));
  const found = useEdited(editing, (bill) => bill.foundIn('goods', rowKey));
  if (!row) return null;
  const cell = (field: GoodsField) => {
    const name = `goods.${rowKey}.${field}`;
    return {
      id: idOf(formId, name),
      label: text('form.row', { label: labels[field] ?? field, row: place }),
      field,
      held: row[field],
      issue: found[field],
      onHold: (value: string) => editing.setCells('goods', rowKey, { [field]: value }),
      onLeave: () => editing.leave(name),
    };
  };
  const choice = (field: 'goodsType' | 'packageType', from: Choosable) => ({
    ...cell(field),
    name: row[`${field}Name`],
    options: from.options,
    nameOf: from.nameOf,
    onHold: (id: string) =>
      editing.setCells('goods', rowKey, {
        [field]: id === '' ? null : Number(id),
        [`${field}Name`]: from.nameOf(id),
      }),
  });
  const shown = (field: 'number' | 'weight' | 'volume') => {
    const held = String(row[field]);
    if (!decimal.is(held)) return undefined;
    return field === 'number' ? format.packages(held) : format[field](held);
  };
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
        <RowActions place={place} onCopy={() => onCopy(rowKey)} onRemove={(button) => onRemove(rowKey, button)} />
      </tr>
      <RowNotes list="goods" rowKey={rowKey} found={found} labels={labels} columns={9} />
    </>
  );
});
