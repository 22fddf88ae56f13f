import { checkContainerNumber } from '@lading/validators';
import { memo } from 'react';
import { ContainerNumber } from '../../container-number/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as base from '../tables.css.ts';
import { ChoiceCell, TextCell } from './edit-cells.tsx';
import { chosenIn, EditRow, figureIn, type RowLine } from './edit-row.tsx';
import * as styles from './edit-table.css.ts';
import type { ContainerField } from './edit-values.ts';
import { useRowCells } from './row-cells.ts';
import { type Choosable, type Labels, RowActions, type RowProps } from './row-parts.tsx';

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

function Fields({ line, ...props }: ContainerRowProps & { line: RowLine }) {
  const { rowKey, place, labels, types, packages, onCopy, onRemove } = props;
  const cells = useRowCells('containers', rowKey, place, labels, line);
  const { row, cell, choice, shown } = cells;
  const number = String(row.ctnNo);
  return (
    <>
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
    </>
  );
}

/** One container. It alone is drawn anew when somebody types in it. */
export const ContainerRow = memo(function ContainerRow(props: ContainerRowProps) {
  const { rowKey, place, live, labels, types, packages } = props;
  return (
    <EditRow
      list="containers"
      rowKey={rowKey}
      live={live}
      labels={labels}
      place={place}
      fields={(line) => <Fields {...props} line={line} />}
      cells={(row) => [
        ['ctnType', chosenIn(row, 'ctnType', types), undefined, 'type'],
        ['ctnNo', row['ctnNo'], styles.number, 'number'],
        ['sealNo', row['sealNo'], styles.seal, undefined, labels.sealNo],
        ['packageType', chosenIn(row, 'packageType', packages), styles.kind, undefined, labels.packageType],
        ['number', figureIn(row, 'number'), base.figure, undefined, labels.number],
        ['weight', figureIn(row, 'weight'), base.figure, undefined, 'KGS'],
        ['volume', figureIn(row, 'volume'), base.figure, undefined, 'CBM'],
      ]}
    />
  );
});
