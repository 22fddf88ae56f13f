export type { SheetColumn, SheetIssue, SheetKind } from './column.ts';
export { createSheetDraft, type SheetDraft, type SheetNews } from './draft.ts';
export { createSheetHistory, type SheetHistory, type SheetUndone } from './history.ts';
export { type PlacedIssue, sheetIssues } from './issues.ts';
export { Sheet } from './sheet.tsx';
export type { SheetPart, SheetProps, SheetSelection, SheetSum } from './sheet-props.ts';
export {
  isTouched,
  pendingOf,
  type SheetChange,
  type SheetClash,
  type SheetRow,
  type SheetSource,
  type SheetValues,
} from './source.ts';
