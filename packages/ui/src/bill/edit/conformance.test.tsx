import { conforms } from '../../testing/conformance.tsx';
import { flagship } from '../fixtures.ts';
import { fixedSource } from '../source.ts';
import { createBillEditing } from './bill-editing.ts';
import { BillEditor } from './bill-editor.tsx';
import { EditableBillTabs } from './editable-bill-tabs.tsx';
import { EditableContainersTable } from './editable-containers-table.tsx';
import { EditableGoodsTable } from './editable-goods-table.tsx';
import { choicesOf } from './fixtures.ts';

const record = flagship();
const editing = createBillEditing(record);
const choices = choicesOf();
const sent = async () => ({ ok: true }) as const;

conforms('BillEditor', <BillEditor record={record} choices={choices} onSave={sent} />, { ref: HTMLFormElement });
conforms('EditableGoodsTable', <EditableGoodsTable editing={editing} choices={choices} />, { ref: HTMLDivElement });
conforms('EditableContainersTable', <EditableContainersTable editing={editing} choices={choices} />, {
  ref: HTMLDivElement,
});
conforms(
  'EditableBillTabs',
  <EditableBillTabs
    label="主票与分票"
    kind="MBL"
    subIds={[6421]}
    billSource={fixedSource({ status: 'loading' })}
    choices={choices}
    onSave={sent}
    onAdd={async () => 1}
    onRemove={sent}
  />,
  { ref: HTMLDivElement },
);
