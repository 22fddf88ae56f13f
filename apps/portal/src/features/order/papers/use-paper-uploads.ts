import { settle } from '@lading/api-client';
import { contract, type FileKind, ORDER_FILE_LIMIT, type Out } from '@lading/api-client/contract';
import { invalidate } from '@lading/api-client/react';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';

const { uploadOrderFile } = contract.order;
export type Paper = Out<typeof uploadOrderFile>;

/** Brings papers of a booking, or of one that is yet to be saved; each says whether it arrived. */
export function usePaperUploads(bookingId: number | undefined) {
  const text = useText();
  const { client, notices } = usePortal();
  const [pending, setPending] = useState(0);

  async function add(file: File, kind: FileKind): Promise<Paper | undefined> {
    if (file.size > ORDER_FILE_LIMIT) {
      notices.show({
        kind: 'error',
        text: text('papers.uploadFailed', { name: file.name, error: text('papers.hint') }),
      });
      return undefined;
    }
    setPending((count) => count + 1);
    const asked = { kind, file, ...(bookingId !== undefined && { bookingId }) };
    const sent = await settle(client.call(uploadOrderFile, asked));
    setPending((count) => count - 1);
    if (!sent.ok) {
      const error = errorText(text, sent.error);
      notices.show({ kind: 'error', text: text('papers.uploadFailed', { name: file.name, error }) });
      return undefined;
    }
    invalidate(uploadOrderFile.invalidates());
    notices.show({ kind: 'success', text: text('papers.uploaded', { name: sent.data.name }) });
    return sent.data;
  }
  return { add, pending: pending > 0 };
}
