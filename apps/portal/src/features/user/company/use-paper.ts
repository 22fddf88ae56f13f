import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import type { UploadFile } from '@lading/ui';
import { useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';

const { uploadFile } = contract.user;

/** One paper that is being brought. */
export interface Paper {
  readonly files: readonly UploadFile[];
  /** what an application names it by; undefined until it is on the server */
  readonly fileId: number | undefined;
  /** chosen, and not on the server: on its way, or refused */
  readonly coming: boolean;
  add(files: readonly File[]): void;
  retry(): void;
  remove(): void;
}

/** Brings one paper to the server as soon as it is chosen. A later one takes its place, whatever becomes of the first. */
export function usePaper(): Paper {
  const text = useText();
  const { client } = usePortal();
  const [shown, setShown] = useState<UploadFile>();
  const [fileId, setFileId] = useState<number>();
  const newest = useRef<{ file: File; stop: AbortController }>(undefined);

  const send = async (file: File) => {
    const stop = new AbortController();
    newest.current?.stop.abort();
    newest.current = { file, stop };
    const row = { id: file.name, name: file.name, size: file.size };
    const show = (rest: Pick<UploadFile, 'status' | 'progress' | 'error'>) =>
      newest.current?.stop === stop && setShown({ ...row, ...rest });
    setFileId(undefined);
    show({ status: 'uploading' });
    const sent = await settle(
      client.call(
        uploadFile,
        { file, folder: 'papers' },
        { signal: stop.signal, onProgress: (progress) => show({ status: 'uploading', progress }) },
      ),
    );
    if (newest.current?.stop !== stop) return;
    show(sent.ok ? { status: 'done' } : { status: 'error', error: errorText(text, sent.error) });
    if (sent.ok) setFileId(sent.data.fileId);
  };

  return {
    files: shown ? [shown] : [],
    fileId,
    coming: shown !== undefined && fileId === undefined,
    add([file]) {
      if (file) void send(file);
    },
    retry() {
      if (newest.current) void send(newest.current.file);
    },
    remove() {
      newest.current?.stop.abort();
      newest.current = undefined;
      setShown(undefined);
      setFileId(undefined);
    },
  };
}
