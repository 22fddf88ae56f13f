export type { CellEdit, EditableColumn } from './column.ts';
export { EditableTable, type EditableTableProps } from './editable-table.tsx';
export { mergedDraft, type RowRefusal } from './use-editing.ts';
