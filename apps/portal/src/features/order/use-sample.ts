import { contract } from '@lading/api-client/contract';
import { useFile, useQuery } from '@lading/api-client/react';
import { type BillFile, type Loadable, saveFile } from '@lading/ui';
import { useCallback, useMemo } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useLoadable } from '../../kit/use-loadable.ts';

/** The sample of a bill: its path decides how it is shown, its content comes with the session as a blob. */
export function useSample(bookingId: number): Loadable<BillFile> {
  const { client } = usePortal();
  const query = useQuery(contract.order.blFile, { bookingId });
  const path = query.data;
  const file = useFile(path ?? null);
  const open = useMemo(
    () =>
      path === undefined
        ? undefined
        : async () => {
            const [bytes, { openPdf }] = await Promise.all([client.file(path), import('./open-pdf.ts')]);
            return openPdf(await bytes.arrayBuffer());
          },
    [client, path],
  );
  return useLoadable(
    path === undefined ? query : { data: file.url, error: file.error, refresh: file.retry },
    useCallback((url: string) => ({ path: path ?? '', url, open }), [path, open]),
  );
}

/** Asks for the sample anew and saves it, for when it could not be shown. */
export function useSampleDownload(bookingId: number): () => Promise<void> {
  const { client, notices } = usePortal();
  const text = useText();
  return async () => {
    try {
      const path = await client.call(contract.order.blFile, { bookingId });
      const url = URL.createObjectURL(await client.file(path));
      saveFile({ path, url });
      // Long enough for the browser to have read the file.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      notices.show({ kind: 'error', text: errorText(text, error) });
    }
  };
}
