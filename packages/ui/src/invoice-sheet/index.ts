export { type InvoiceItem, InvoiceSheet, type InvoiceSheetPart, type InvoiceSheetProps } from './invoice-sheet.tsx';
