import { checkContainerNumber } from '@lading/validators';
import { memo } from 'react';
import { ContainerNumber } from '../../container-number/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as base from '../tables.css.ts';
import { ChoiceCell, TextCell } from './edit-cells.tsx';
import * as styles from './edit-table.css.ts';
import { COLUMNS } from './edit-table.tsx';
import type { ContainerField } from './edit-values.ts';
import { useRowCells } from './row-cells.ts';
import { type Choosable, type Labels, RowActions, RowNotes, type RowProps } from './row-parts.tsx';

/** What the check digit of the number that is being typed should be. */
function Live({ number }: { number: string }) {
  const text = useText();
  const check = checkContainerNumber(number);
  if (check.kind === 'valid') return <Icon drawing={icons.check} size="sm" />;
  return check.kind === 'digit' ? text('container.expected', { expected: check.expected }) : null;
}

export interface ContainerRowProps extends RowProps {
  labels: Labels<ContainerField>;
  types: Choosable;
  packages: Choosable;
}

/** One container. It alone is drawn anew when somebody types in it. */
export const ContainerRow = memo(function ContainerRow(props: ContainerRowProps) {
  const { rowKey, place, labels, types, packages, onCopy, onRemove } = props;
  const cells = useRowCells('containers', rowKey, place, labels);
  if (!cells) return null;
  const { row, found, cell, choice, shown } = cells;
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
        <RowActions rowKey={rowKey} place={place} onCopy={onCopy} onRemove={onRemove} />
      </tr>
      <RowNotes list="containers" rowKey={rowKey} found={found} labels={labels} columns={COLUMNS} />
    </>
  );
});
