import type { BillFieldName } from '@lading/validators/bill';
import { useMemo } from 'react';
import type { SummaryEntry } from '../../form/form-error-summary.tsx';
import { type MessageId, useText } from '../../i18n/provider.tsx';
import { BILL_LAYOUT } from '../bill-layout.ts';
import type { BillEditing } from './bill-editing.ts';
import { idOf, useEdited, useTold } from './edit-context.ts';
import { inPageOrder } from './edit-findings.ts';
import type { ListName } from './edit-values.ts';
import { useContainerLabels } from './editable-containers-table.tsx';
import { useGoodsLabels } from './editable-goods-table.tsx';

const RAIL: Partial<Record<BillFieldName, MessageId>> = {
  blContract: 'bill.rail.maker',
  blTel: 'bill.rail.phone',
  blEmail: 'bill.rail.email',
  blDate: 'bill.rail.made',
  remark: 'bill.rail.remark',
};

/** The word of each field of the head, in the order of the page. A place and what is printed of it have the same word. */
function useHeadLabels(editing: BillEditing): ReadonlyMap<string, string> {
  const text = useText();
  return useMemo(() => {
    const boxes = BILL_LAYOUT[editing.opened.kind].flatMap(({ field, label, place }) => {
      const word = text(`bill.${label}`);
      const name = place?.name ?? field;
      return [
        [name.replace(/Name$/, 'Id'), word],
        [field, word],
      ] as const;
    });
    const rail = Object.entries(RAIL).map(([field, id]) => [field, text(id)] as const);
    const lists = [
      ['goods', text('bill.goods.title')],
      ['containers', text('bill.containers.title')],
    ] as const;
    return new Map<string, string>([...boxes, ...lists, ...rail]);
  }, [editing, text]);
}

/** What the summary says once somebody has tried to send: what blocks, then what is doubtful, each leading to its field. */
export function useSummary(editing: BillEditing, formId: string) {
  const text = useText();
  const told = useTold();
  const found = useEdited(editing, (bill) => bill.found);
  const tried = useEdited(editing, (bill) => bill.attempts > 0);
  const labels = useHeadLabels(editing);
  const cells: Record<ListName, Readonly<Record<string, string | undefined>>> = {
    goods: useGoodsLabels(),
    containers: useContainerLabels(),
  };
  const { values } = editing;
  if (!tried) return { errors: [], warnings: [] };
  const entries = inPageOrder(found, [...labels.keys()], values).map(([name, issue]) => {
    const { error, warning } = told(issue);
    const [list = '', key, field = ''] = name.split('.');
    const row = key === undefined ? -1 : values[list as ListName].findIndex((one) => one.key === key);
    // The texts of `required.…` name their field themselves, so no label is put before them.
    const named = issue.code.startsWith('required.');
    const column = named ? labels.get(list) : cells[list as ListName]?.[field];
    const own = named ? undefined : labels.get(name);
    const label = row < 0 ? own : text('form.row', { label: column ?? field, row: row + 1 });
    const isList = name === 'goods' || name === 'containers';
    const entry: SummaryEntry = { name, label, message: error ?? warning ?? '' };
    return { entry: isList ? entry : { ...entry, id: idOf(formId, name) }, blocks: error !== undefined };
  });
  return {
    errors: entries.filter(({ blocks }) => blocks).map(({ entry }) => entry),
    warnings: entries.filter(({ blocks }) => !blocks).map(({ entry }) => entry),
  };
}
