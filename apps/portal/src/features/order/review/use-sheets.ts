import type { SheetReader } from '@lading/ui/bill-review';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';

// Unpacking and packing come when somebody has a file.
const load = () => import('./read-sheet.ts');

/** Reads the list of containers that the reader has on the device; nothing of it is sent or kept. */
export function useSheets(): SheetReader {
  const text = useText();
  return useMemo(
    () => ({
      async read(file) {
        const { readSheet, refusalOf, LIMITS } = await load();
        try {
          return { ok: true, text: await readSheet(file) };
        } catch (cause) {
          const { rows, columns, file: bytes } = LIMITS;
          const limits = { rows, columns, megabytes: bytes / 1_000_000 };
          return { ok: false, message: text(`review.sheet.${refusalOf(cause)}`, limits) };
        }
      },
      async template() {
        const { templateOf } = await load();
        const book = templateOf(text('review.sheet.headings').split('|'));
        saveBlob(new Blob([book as BlobPart]), `${text('review.sheet.fileName')}.xlsx`);
      },
    }),
    [text],
  );
}
