export { ConfirmDialog, type ConfirmDialogPart, type ConfirmDialogProps } from './confirm-dialog.tsx';
