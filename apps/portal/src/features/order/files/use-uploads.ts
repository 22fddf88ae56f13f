import { settle } from '@lading/api-client';
import { type Arg, contract } from '@lading/api-client/contract';
import { invalidate } from '@lading/api-client/react';
import type { UploadFile } from '@lading/ui';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';

const { addBlChangeFile } = contract.order;

interface Upload extends UploadFile {
  readonly file: File;
  readonly stop: AbortController;
  /** on the server; the list that tells of it may not be here yet */
  readonly fileId?: number;
}

/** Brings files to one place as soon as they are chosen, each for itself. Whoever leaves the place before one arrived is told where it failed. */
export function useUploads(place: Omit<Arg<typeof addBlChangeFile>, 'file'>) {
  const text = useText();
  const { client, notices } = usePortal();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const send = async (id: string, file: File) => {
    const stop = new AbortController();
    const row: Upload = { id, name: file.name, size: file.size, status: 'uploading', file, stop };
    const show = (rest: Partial<Upload>) =>
      setUploads((before) => before.map((one) => (one.stop === stop ? { ...one, ...rest } : one)));
    setUploads((before) => [...before.filter((one) => one.id !== id), row]);
    const sent = await settle(
      client.call(
        addBlChangeFile,
        { ...place, file },
        { signal: stop.signal, onProgress: (progress) => show({ progress }) },
      ),
    );
    if (sent.ok) {
      show({ status: 'done', fileId: sent.data.fileId });
      return invalidate(addBlChangeFile.invalidates());
    }
    const error = errorText(text, sent.error);
    show({ status: 'error', error });
    if (!here.current && sent.error.kind !== 'aborted')
      notices.show({ kind: 'error', text: text('review.files.failed', { name: file.name, error }) });
  };
  return {
    uploads,
    add: (files: readonly File[]) => {
      for (const file of files) void send(crypto.randomUUID(), file);
    },
    retry(id: string) {
      const again = uploads.find((one) => one.id === id);
      if (again) void send(id, again.file);
    },
    /** stops what is on its way */
    drop(gone: Pick<Upload, 'id' | 'stop'>) {
      gone.stop.abort();
      setUploads((before) => before.filter(({ id }) => id !== gone.id));
    },
  };
}
