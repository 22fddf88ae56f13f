import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useApi } from '@lading/api-client/react';
import { useCallback } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';
import type { QuoteRow } from './quotes-list.ts';

const { quoteHistoryExcel } = contract.freight;

/** Saves workbooks of the history, one after the other; the first that is refused is said. */
export function useDownloads() {
  const { client } = useApi();
  const { notices, text } = usePortal();
  return useCallback(
    async (rows: readonly Pick<QuoteRow, 'id' | 'quoteNo'>[]) => {
      for (const { id, quoteNo } of rows) {
        const file = await settle(client.call(quoteHistoryExcel, { id }));
        if (!file.ok) return void notices.show({ kind: 'error', text: errorText(text, file.error) });
        saveBlob(file.data, `${quoteNo}.xlsx`);
      }
    },
    [client, notices, text],
  );
}
