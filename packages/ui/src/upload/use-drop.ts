import { type ClipboardEvent, type DragEvent, useState } from 'react';

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Files dropped on an input that covers its zone, or pasted into it. A drop on a zone that takes nothing is caught too: it would
 * open the file in place of the page.
 * @returns whether files are held over it, and the handlers of the input
 */
export function useDrop(open: boolean, onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = open ? 'copy' : 'none';
    setOver(open);
  };
  const handlers = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (open) onFiles([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0 || !open) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return [over, handlers] as const;
}
