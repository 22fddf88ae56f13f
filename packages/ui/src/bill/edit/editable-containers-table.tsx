import { type ClipboardEvent, type ComponentPropsWithoutRef, forwardRef, useId, useMemo, useState } from 'react';
import { useBothRefs } from '../../field/use-ref.ts';
import { useText } from '../../i18n/provider.tsx';
import * as base from '../tables.css.ts';
import type { BillEditing } from './bill-editing.ts';
import { ContainerRow } from './container-row.tsx';
import { type BillChoices, EditProvider, useEdit } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import { ContainerTotals } from './edit-totals.tsx';
import type { ContainerField } from './edit-values.ts';
import { PasteBar, TableBar } from './paste-bar.tsx';
import { type PasteReport, pasteContainers } from './paste-containers.ts';
import { pressInRows } from './row-keys.ts';
import { type Labels, useChoosable } from './row-parts.tsx';
import { useRowKeys, useRowMoves } from './use-rows.ts';

/** What a table of a bill that is edited takes beside the attributes of its root. */
export interface EditableTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  editing: BillEditing;
  choices: BillChoices;
  /** begins the ids of the cells; the summary of the form leads to them */
  formId?: string | undefined;
}

export function useContainerLabels(): Labels<ContainerField> {
  const text = useText();
  return useMemo(
    () => ({
      ctnType: text('bill.containers.type'),
      ctnNo: text('bill.containers.number'),
      sealNo: text('bill.containers.seal'),
      packageType: text('bill.goods.kind'),
      number: text('bill.goods.packages'),
      weight: text('bill.goods.weight'),
      volume: text('bill.goods.volume'),
    }),
    [text],
  );
}

function Head({ labels }: { labels: Labels<ContainerField> }) {
  const text = useText();
  return (
    <thead>
      <tr>
        <th scope="col" className={`${base.figure} ${base.place}`}>
          {text('bill.containers.place')}
        </th>
        <th scope="col" className={styles.kind}>
          {labels.ctnType}
        </th>
        <th scope="col">{labels.ctnNo}</th>
        <th scope="col">{labels.sealNo}</th>
        <th scope="col">{labels.packageType}</th>
        <th scope="col" className={`${base.figure} ${base.short}`}>
          {labels.number}
        </th>
        <th scope="col" className={`${base.figure} ${base.weight}`}>
          {labels.weight}
        </th>
        <th scope="col" className={`${base.figure} ${base.volume}`}>
          {labels.volume}
        </th>
        <th scope="col" className={styles.actionsHead}>
          <span className={base.caption}>{text('bill.edit.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Which cell a paste goes into. */
function placeOf(target: EventTarget) {
  const cell = target instanceof Element ? target : null;
  return {
    key: cell?.closest('[data-row]')?.getAttribute('data-row') ?? undefined,
    field: cell?.getAttribute('data-field') ?? undefined,
  };
}

const Table = /* @__PURE__ */ forwardRef<HTMLDivElement, Omit<EditableTableProps, 'editing' | 'choices' | 'formId'>>(
  function Table({ className = '', onPaste, ...rest }, ref) {
    const text = useText();
    const { editing, choices } = useEdit();
    const labels = useContainerLabels();
    const types = useChoosable(choices.containerTypes);
    const packages = useChoosable(choices.packages);
    const keys = useRowKeys('containers');
    const [root, both] = useBothRefs(ref);
    const { add, copy, remove } = useRowMoves('containers', 'ctnNo', root);
    const [report, setReport] = useState<PasteReport>();
    const paste = (event: ClipboardEvent<HTMLDivElement>) => {
      onPaste?.(event);
      const done = pasteContainers(editing, event.clipboardData.getData('text/plain'), placeOf(event.target), choices);
      if (!done) return;
      event.preventDefault();
      setReport(done);
    };
    return (
      <div
        data-component="EditableContainersTable"
        {...rest}
        ref={both}
        className={`${styles.frame} ${className}`}
        onPaste={paste}
      >
        <table
          className={`${base.table} ${styles.table}`}
          onKeyDown={(event) => pressInRows(event, (field) => add(field))}
        >
          <caption className={base.caption}>{text('bill.containers.title')}</caption>
          <Head labels={labels} />
          <tbody>
            {keys.map((key, at) => (
              <ContainerRow
                key={key}
                rowKey={key}
                place={at + 1}
                {...{ labels, types, packages }}
                onCopy={copy}
                onRemove={remove}
              />
            ))}
            {keys.length === 0 && (
              <tr>
                <td colSpan={9} className={base.empty} data-cell="head">
                  {text('bill.containers.empty')}
                </td>
              </tr>
            )}
          </tbody>
          {keys.length > 0 && <ContainerTotals />}
        </table>
        <div className={styles.bar}>
          <TableBar add={text('bill.edit.addContainer')} hint={text('bill.edit.pasteHint')} onAdd={() => add()} />
          {report && <PasteBar report={report} onClose={() => setReport(undefined)} />}
        </div>
      </div>
    );
  },
);

/**
 * The containers of a bill that is edited. Rows are typed, copied, or pasted as a whole from a spreadsheet, a mail or a chat; every
 * number is checked while it is typed, and the sums are held against the cargo.
 */
export const EditableContainersTable = /* @__PURE__ */ forwardRef<HTMLDivElement, EditableTableProps>(
  function EditableContainersTable({ editing, choices, formId, ...rest }, ref) {
    const own = useId();
    const setting = useMemo(() => ({ editing, choices, formId: formId ?? own }), [editing, choices, formId, own]);
    return (
      <EditProvider value={setting}>
        <Table {...rest} ref={ref} />
      </EditProvider>
    );
  },
);
