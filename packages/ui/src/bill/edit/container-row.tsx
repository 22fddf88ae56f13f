import { checkContainerNumber, decimal } from '@lading/validators';
import { memo } from 'react';
import { ContainerNumber } from '../../container-number/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as base from '../tables.css.ts';
import { ChoiceCell, TextCell } from './edit-cells.tsx';
import { idOf, useEdit, useEdited } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import type { ContainerField } from './edit-values.ts';
import { type Choosable, type Labels, RowActions, RowNotes } from './row-parts.tsx';

/** What the check digit of the number that is being typed should be. */
function Live({ number }: { number: string }) {
  const text = useText();
  const check = checkContainerNumber(number);
  if (check.kind === 'valid') return <Icon drawing={icons.check} size="sm" />;
  return check.kind === 'digit' ? text('container.expected', { expected: check.expected }) : null;
}

export interface ContainerRowProps {
  rowKey: string;
  place: number;
  labels: Labels<ContainerField>;
  types: Choosable;
  packages: Choosable;
  onCopy(key: string): void;
  onRemove(key: string, button: HTMLButtonElement): void;
}

/** One container. It alone is drawn anew when somebody types in it. */
export const ContainerRow = memo(function ContainerRow(props: ContainerRowProps) {
  const { rowKey, place, labels, types, packages, onCopy, onRemove } = props;
  const { editing, formId } = useEdit();
  const text = useText();
  const format = useFormat();
  const row = useEdited(editing, (bill) => bill.rowOf('containers', rowKey));
  const found = useEdited(editing, (bill) => bill.foundIn('containers', rowKey));
  if (!row) return null;
  const cell = (field: ContainerField) => {
    const name = `containers.${rowKey}.${field}`;
    return {
      id: idOf(formId, name),
      label: text('form.row', { label: labels[field] ?? field, row: place }),
      field,
      held: row[field],
      issue: found[field],
      onHold: (value: string) => editing.setCells('containers', rowKey, { [field]: value }),
      onLeave: () => editing.leave(name),
    };
  };
  const choice = (field: 'ctnType' | 'packageType', from: Choosable) => ({
    ...cell(field),
    name: row[`${field}Name`],
    options: from.options,
    nameOf: from.nameOf,
    onHold: (id: string) =>
      editing.setCells('containers', rowKey, {
        [field]: id === '' ? null : Number(id),
        [`${field}Name`]: from.nameOf(id),
      }),
  });
  const shown = (field: 'number' | 'weight' | 'volume') => {
    const held = String(row[field]);
    if (!decimal.is(held)) return undefined;
    return field === 'number' ? format.packages(held) : format[field](held);
  };
  const number = String(row.ctnNo);
  return (
    <>
      <tr data-row={rowKey}>
        <td className={base.figure} data-cell="place">
          {place}
        </td>
        <td data-writes="" data-cell="type">
          <ChoiceCell {...choice('ctnType', types)} />
        </td>
        <td data-writes="" data-cell="number" className={styles.number}>
          <TextCell
            {...cell('ctnNo')}
            shown={number && <ContainerNumber value={number} />}
            live={number.length > 10 && <Live number={number} />}
          />
        </td>
        <td data-writes="" data-name={labels.sealNo} className={styles.seal}>
          <TextCell {...cell('sealNo')} />
        </td>
        <td data-writes="" data-name={labels.packageType} className={styles.kind}>
          <ChoiceCell {...choice('packageType', packages)} />
        </td>
        <td data-writes="" data-name={labels.number}>
          <TextCell {...cell('number')} end inputMode="numeric" shown={shown('number')} />
        </td>
        <td data-writes="" data-name="KGS">
          <TextCell {...cell('weight')} end inputMode="decimal" shown={shown('weight')} />
        </td>
        <td data-writes="" data-name="CBM">
          <TextCell {...cell('volume')} end inputMode="decimal" shown={shown('volume')} />
        </td>
        <RowActions place={place} onCopy={() => onCopy(rowKey)} onRemove={(button) => onRemove(rowKey, button)} />
      </tr>
      <RowNotes list="containers" rowKey={rowKey} found={found} labels={labels} columns={9} />
    </>
  );
});
