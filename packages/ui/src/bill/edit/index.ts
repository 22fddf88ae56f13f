export { type BillEditing, createBillEditing } from './bill-editing.ts';
export { BillEditor, type BillEditorProps, type BillHeading } from './bill-editor.tsx';
export type { DraftOwner, DraftStorage } from './draft-storage.ts';
export type { BillRules } from './edit-asked.ts';
export type { BillChoice, BillChoices, ChoiceSource } from './edit-context.ts';
export type { Found as BillFindings, Offer as BillOffer, RowFound as RowFindings } from './edit-findings.ts';
export type { EditableTableProps } from './edit-table.tsx';
export type {
  BillValues,
  ContainerField as EditedContainerField,
  EditedContainer,
  EditedGoods,
  EditedHead,
  EditedLists,
  EditedRow,
  GoodsField as EditedGoodsField,
  Held as EditedValue,
  ListName as EditedListName,
} from './edit-values.ts';
export { EditableBillTabs, type EditableBillTabsProps, type EditorExtras } from './editable-bill-tabs.tsx';
export { EditableContainersTable } from './editable-containers-table.tsx';
export { EditableGoodsTable } from './editable-goods-table.tsx';
export { type BillDraftOptions, type BillDraftState, useBillDraft } from './use-bill-draft.ts';
export { useRestedValues } from './use-rested-values.ts';
