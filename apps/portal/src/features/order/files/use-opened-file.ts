import { settle } from '@lading/api-client';
import { createElement, type ReactNode, useCallback, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useLate } from '../../../app/use-late.ts';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';
import type { OpenedFile } from './opened-file.ts';

const loadDialog = async () => (await import('./file-dialog.tsx')).FileDialog;
const SAYS = ['ui/bills'] as const;
const isShown = ({ contentType }: OpenedFile) => contentType === 'application/pdf' || contentType.startsWith('image/');

/** Shows a file that goes along with a change; what no browser shows, as a sheet, is saved. `dialog` stands beside the page, not in it. */
export function useOpenedFile(): { openFile(file: OpenedFile): Promise<void>; dialog: ReactNode } {
  const text = useText();
  const { client, notices } = usePortal();
  const [opened, setOpened] = useState<OpenedFile>();
  const Shown = useLate(loadDialog, opened !== undefined, SAYS);
  const openFile = useCallback(
    async (file: OpenedFile) => {
      if (isShown(file)) return setOpened(file);
      const fetched = await settle(client.file(file.address));
      if (fetched.ok) saveBlob(fetched.data, file.name);
      else notices.show({ kind: 'error', text: errorText(text, fetched.error) });
    },
    [client, notices, text],
  );
  const dialog = Shown && opened && createElement(Shown, { file: opened, onClose: () => setOpened(undefined) });
  return { openFile, dialog };
}
