import { useFile } from '@lading/api-client/react';
import { BillPreview, Dialog } from '@lading/ui';
import { useCallback, useMemo } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import type { OpenedFile } from './opened-file.ts';

interface FileDialogProps {
  file: OpenedFile;
  onClose(): void;
}

/** A file that goes along with a change, shown here: a photo as it is, a PDF page by page. */
export function FileDialog({ file: { name, address, contentType }, onClose }: FileDialogProps) {
  const { client } = usePortal();
  const loaded = useFile(address);
  const open = useMemo(
    () =>
      contentType === 'application/pdf'
        ? async () => {
            const [bytes, { openPdf }] = await Promise.all([client.file(address), import('../open-pdf.ts')]);
            return openPdf(await bytes.arrayBuffer());
          }
        : undefined,
    [client, address, contentType],
  );
  const file = useLoadable(
    { data: loaded.url, error: loaded.error, refresh: loaded.retry },
    useCallback((url: string) => ({ path: address, url, open }), [address, open]),
  );
  return (
    <Dialog open size="account" title={name} printable={false} onOpenChange={(open) => open || onClose()}>
      <BillPreview label={name} file={file} />
    </Dialog>
  );
}
