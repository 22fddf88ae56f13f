export type { PasteIssues } from '../issues/paste.ts';
export type { Piece } from './cells.ts';
export { type PastedIssue, type PastedList, type PastedRow, parseContainerList } from './container-list.ts';
export type { PastedField } from './fields.ts';
export { type SheetRefusal, SheetRefused } from './sheet-tags.ts';
export { csvLine } from './spreadsheet.ts';
export type { PastedCell } from './value.ts';
export { cellsOfCsv, cellsOfWorkbook, isWorkbookPart, type SheetLimits, type WorkbookParts } from './workbook.ts';
