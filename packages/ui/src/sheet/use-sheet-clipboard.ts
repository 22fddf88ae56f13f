import { type RefObject, useEffect } from 'react';
import { useStable } from '../foundations/use-stable.ts';
import type { SheetActs } from './acts.ts';
import { readTsv, writeTsv } from './tsv.ts';
import type { SheetState } from './use-sheet.ts';

// Beside the text for spreadsheets: the cells as they are, so that what a spreadsheet must not reckon comes back unchanged.
const OWN = 'application/x-lading-sheet';

/** The cells that this sheet or another one of ours has put there, as they were. */
function ownCells(data: DataTransfer): string[][] | undefined {
  try {
    const cells: unknown = JSON.parse(data.getData(OWN));
    const isRow = (row: unknown) => Array.isArray(row) && row.every((cell) => typeof cell === 'string');
    return Array.isArray(cells) && cells.every(isRow) ? cells : undefined;
  } catch {
    return undefined;
  }
}

/** Copying, cutting and pasting, while a cell has the focus. The browser tells the document: nothing is marked in the page. */
export function useSheetClipboard(
  table: RefObject<HTMLElement | null>,
  { text }: SheetState,
  acts: SheetActs,
  act: (change: () => void) => void,
): void {
  const give = (event: ClipboardEvent, cut: boolean) => {
    if (!event.clipboardData) return;
    const cells = acts.copy();
    event.clipboardData.setData('text/plain', writeTsv(cells));
    event.clipboardData.setData(OWN, JSON.stringify(cells));
    event.preventDefault();
    if (cut) act(() => acts.clear(text('sheet.step.cut')));
  };
  const calls = useStable({
    copy: (event: ClipboardEvent) => give(event, false),
    cut: (event: ClipboardEvent) => give(event, true),
    paste: (event: ClipboardEvent) => {
      const data = event.clipboardData;
      const cells = data && (ownCells(data) ?? readTsv(data.getData('text/plain')));
      if (!cells || cells.length === 0) return;
      event.preventDefault();
      act(() => acts.paste(cells));
    },
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['copy', 'cut', 'paste'] as const)
      document.addEventListener(
        type,
        (event) => {
          const { activeElement } = document;
          if (!(activeElement instanceof HTMLElement) || activeElement.dataset['column'] === undefined) return;
          if (table.current?.contains(activeElement)) calls[type](event);
        },
        { signal: stop.signal },
      );
    return () => stop.abort();
  }, [table, calls]);
}
