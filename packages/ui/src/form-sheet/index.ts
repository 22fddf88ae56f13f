export { FormSheet, type FormSheetPart, type FormSheetProps, type SheetSection } from './form-sheet.tsx';
