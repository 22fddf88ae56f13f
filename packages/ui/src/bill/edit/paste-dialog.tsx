import { type PastedField, type PastedList, type PastedRow, parseContainerList } from '@lading/validators/paste';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { useText } from '../../i18n/provider.tsx';
import { useIssueText } from '../../i18n/rules.ts';
import { TextArea } from '../../text-area/text-area.tsx';
import { useEdit } from './edit-context.ts';
import type { ContainerField } from './edit-values.ts';
import { PASTE_COLUMNS, type PasteReport, pasteContainers, shownAt, takeRepairs } from './paste-containers.ts';
import * as styles from './paste-dialog.css.ts';
import type { Labels } from './row-parts.tsx';

/** Rows and remarks that are shown before a list is filled in; all of it is filled in. */
const [ROWS, SAID] = [50, 8];

/** How many cells would be written otherwise than they were pasted. */
const repairsIn = (rows: readonly PastedRow[]): number =>
  rows.reduce(
    (sum, { cells }) => sum + cells.filter(({ field, suggestion }) => field && suggestion !== undefined).length,
    0,
  );

function Cell({ row, field, repaired }: { row: PastedRow; field: PastedField; repaired: boolean }) {
  const text = useText();
  const raw = row.values[field];
  const better = row.suggested[field];
  const shown = (repaired ? better : (raw ?? better)) ?? '';
  const changed = repaired && raw !== undefined && raw !== better;
  return (
    <td className={styles.cell} data-changed={changed ? '' : undefined}>
      {shown}
      {changed && <small className={styles.was}>{text('bill.edit.pasteWas', { raw })}</small>}
    </td>
  );
}

interface PreviewProps {
  list: PastedList;
  repaired: boolean;
  labels: Labels<ContainerField>;
}

function Preview({ list, repaired, labels }: PreviewProps) {
  const text = useText();
  const words = useIssueText();
  const named = (field: PastedField) => labels[shownAt(field)] ?? '';
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.found}>{text('bill.edit.pasteFound', { count: list.rows.length })}</caption>
          <thead>
            <tr>
              {PASTE_COLUMNS.map((field) => (
                <th key={field} scope="col">
                  {named(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.rows.slice(0, ROWS).map((row) => (
              <tr key={row.line}>
                {PASTE_COLUMNS.map((field) => (
                  <Cell key={field} row={row} field={field} repaired={repaired} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.said}>
        {list.issues
          .filter(({ row, field }) => row !== undefined && field !== undefined)
          .slice(0, SAID)
          .map(({ row, field, line, column, issue }) => (
            <li key={`${line} ${column} ${issue.code}`}>
              {text('bill.edit.pasteAt', {
                row: row ?? '',
                column: field ? named(field) : '',
                message: words(issue),
              })}
            </li>
          ))}
      </ul>
    </>
  );
}

interface PasteDialogProps {
  labels: Labels<ContainerField>;
  onDone: (report: PasteReport) => void;
  onClose: () => void;
}

/** A list of containers as it comes from a spreadsheet or a chat: what was read of it is shown before anything is filled in. */
export function PasteDialog({ labels, onDone, onClose }: PasteDialogProps) {
  const text = useText();
  const { editing, choices } = useEdit();
  const [pasted, setPasted] = useState('');
  const [repaired, setRepaired] = useState(true);
  const read = useDeferredValue(pasted);
  const list = useMemo(() => parseContainerList(read), [read]);
  const repairs = repairsIn(list.rows);
  const fill = () => {
    const report = pasteContainers(editing, pasted, { key: undefined, field: undefined }, choices);
    if (!report) return;
    if (repaired) takeRepairs(editing, report.repairs);
    onDone({ ...report, rows: repaired ? editing.values.containers : report.rows });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="account"
      printable={false}
      closeOnOutsidePress={false}
      title={text('bill.edit.pasteList')}
      footer={
        <>
          <Button onClick={onClose}>{text('bill.edit.pasteCancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={list.rows.length === 0 || undefined}
            onClick={() => list.rows.length > 0 && fill()}
          >
            {text('bill.edit.pasteFill', { count: list.rows.length })}
          </Button>
        </>
      }
    >
      {/* What is pasted here is not for the table that the dialog belongs to. */}
      <div className={styles.body} onPaste={(event) => event.stopPropagation()}>
        <TextArea
          label={text('bill.edit.pasteText')}
          printed
          rows={5}
          value={pasted}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        />
        {list.rows.length === 0 ? (
          <p className={styles.found}>{text('bill.edit.pasteNone')}</p>
        ) : (
          <Preview list={list} repaired={repaired} labels={labels} />
        )}
        {repairs > 0 && (
          <Checkbox
            label={text('bill.edit.pasteRepair', { count: repairs })}
            checked={repaired}
            onChange={({ currentTarget }) => setRepaired(currentTarget.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
