export type { Line, LineColumn, LineIssue } from './line.ts';
export { LineTable, type LineTablePart, type LineTableProps } from './line-table.tsx';
