import { type ClipboardEvent, forwardRef, useMemo, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import * as base from '../tables.css.ts';
import { ContainerRow } from './container-row.tsx';
import { EditProvider, useEdit } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import {
  type EditableTableProps,
  EditTable,
  LastHeads,
  PackagesHead,
  type TableProps,
  useTableSetting,
} from './edit-table.tsx';
import { ContainerTotals } from './edit-totals.tsx';
import type { ContainerField } from './edit-values.ts';
import { PasteBar } from './paste-bar.tsx';
import { type PasteReport, pasteContainers } from './paste-containers.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { type Labels, useChoosable } from './row-parts.tsx';

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

function Heads({ labels }: { labels: Labels<ContainerField> }) {
  const text = useText();
  return (
    <>
      <th scope="col" className={`${base.figure} ${base.place}`}>
        {text('bill.containers.place')}
      </th>
      <th scope="col" className={styles.kind}>
        {labels.ctnType}
      </th>
      <th scope="col">{labels.ctnNo}</th>
      <th scope="col">{labels.sealNo}</th>
      <th scope="col">{labels.packageType}</th>
      <PackagesHead labels={labels} />
      <LastHeads labels={labels} />
    </>
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

const Table = /* @__PURE__ */ forwardRef<HTMLDivElement, TableProps>(function Table({ onPaste, ...props }, ref) {
  const text = useText();
  const { editing, choices } = useEdit();
  const labels = useContainerLabels();
  const lists = { types: useChoosable(choices.containerTypes), packages: useChoosable(choices.packages) };
  const [report, setReport] = useState<PasteReport>();
  const [asking, setAsking] = useState(false);
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    onPaste?.(event);
    const done = pasteContainers(editing, event.clipboardData.getData('text/plain'), placeOf(event.target), choices);
    if (!done) return;
    event.preventDefault();
    setReport(done);
  };
  return (
    <EditTable
      data-component="EditableContainersTable"
      {...props}
      ref={ref}
      onPaste={paste}
      list="containers"
      first="ctnNo"
      caption={text('bill.containers.title')}
      head={<Heads labels={labels} />}
      empty={text('bill.containers.empty')}
      row={(row) => <ContainerRow key={row.rowKey} {...row} {...lists} labels={labels} />}
      totals={<ContainerTotals />}
      add={text('bill.edit.addContainer')}
      hint={text('bill.edit.pasteHint')}
      more={
        <Button size="sm" icon={icons.copy} onClick={() => setAsking(true)}>
          {text('bill.edit.pasteList')}
        </Button>
      }
      report={
        <>
          {report && <PasteBar report={report} onClose={() => setReport(undefined)} />}
          {asking && (
            <PasteDialog
              labels={labels}
              onDone={(done) => {
                setReport(done);
                setAsking(false);
              }}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      }
    />
  );
});

/**
 * The containers of a bill that is edited. Rows are typed, copied, or pasted as a whole from a spreadsheet, a mail or a chat; every
 * number is checked while it is typed, and the sums are held against the cargo.
 */
export const EditableContainersTable = /* @__PURE__ */ forwardRef<HTMLDivElement, EditableTableProps>(
  function EditableContainersTable({ editing, choices, formId, ...rest }, ref) {
    return (
      <EditProvider value={useTableSetting({ editing, choices, formId })}>
        <Table {...rest} ref={ref} />
      </EditProvider>
    );
  },
);
