import { createElement } from 'react';
import { useLate } from '../../i18n/use-late.ts';
import type { SheetDialogProps } from './sheet-dialog.tsx';

// Reading lists is wanted by few.
const loadSheet = async () => (await import('./sheet-dialog.tsx')).SheetDialog;

/** The dialog of the reader's own list, fetched when it is opened. */
export function SheetPanel(props: SheetDialogProps) {
  const Sheet = useLate(loadSheet);
  return Sheet ? createElement(Sheet, props) : null;
}
