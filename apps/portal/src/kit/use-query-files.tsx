import { settle } from '@lading/api-client';
import { contract, QUERY_FILE_ENDINGS, QUERY_FILE_LIMIT } from '@lading/api-client/contract';
import { useApi } from '@lading/api-client/react';
import { Upload, type UploadFile } from '@lading/ui';
import { useState } from 'react';
import { errorText } from '../app/error-text.ts';
import { useText } from '../i18n/text.ts';

const { addQueryFile } = contract.settlement;

interface Kept extends UploadFile {
  fileId?: number;
  file: File;
}

/** Files that go along with a query of a line, or its answer: each is sent at once, and named by its number with the words. */
export function useQueryFiles(accountId: number, label: string) {
  const text = useText();
  const { client } = useApi();
  const [files, setFiles] = useState<readonly Kept[]>([]);
  const put = (id: string, change: Partial<Kept>) =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const send = async (id: string, file: File) => {
    const sent = await settle(client.call(addQueryFile, { accountId, file }));
    if (sent.ok) put(id, { status: 'done', fileId: sent.data.fileId });
    else put(id, { status: 'error', error: errorText(text, sent.error) });
  };
  const add = (list: readonly File[]) => {
    for (const file of list) {
      const id = crypto.randomUUID();
      setFiles((now) => [...now, { id, name: file.name, size: file.size, status: 'uploading', file }]);
      void send(id, file);
    }
  };
  const field = (
    <Upload
      label={label}
      accept={QUERY_FILE_ENDINGS.join(',')}
      maxSize={QUERY_FILE_LIMIT}
      maxFiles={10}
      files={files}
      onAdd={add}
      onRetry={(id) => {
        const again = files.find((one) => one.id === id);
        if (!again) return;
        put(id, { status: 'uploading', error: undefined });
        void send(id, again.file);
      }}
      onRemove={(id) => setFiles((now) => now.filter((one) => one.id !== id))}
    />
  );
  return {
    field,
    ids: files.flatMap(({ fileId }) => (fileId === undefined ? [] : [fileId])),
    waits: files.some(({ status }) => status === 'uploading'),
  };
}
