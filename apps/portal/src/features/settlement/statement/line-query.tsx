import { settle } from '@lading/api-client';
import { contract, QUERY_FILE_ENDINGS, QUERY_FILE_LIMIT, QUERY_REASONS } from '@lading/api-client/contract';
import { useApi, useCommand } from '@lading/api-client/react';
import { StatementQuery, Upload, type UploadFile } from '@lading/ui';
import { useState } from 'react';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { ChargeLine } from './statement-lines.ts';

const { addQueryFile, disputeCharge } = contract.settlement;

interface Kept extends UploadFile {
  fileId?: number;
  file: File;
}

/** Files that go along with a query: each is sent at once, and named by its number with the words. */
export function useQueryFiles(accountId: number) {
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
      label={text('statements.queryFiles')}
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

interface LineQueryProps {
  accountId: number;
  /** of the statement, as it was seen */
  revision: number;
  line: ChargeLine;
  name: string;
  onSent(): void;
  onCancel(): void;
}

/** The query of a line, while it is written. Sent twice it is asked once. */
export function LineQuery({ accountId, revision, line, name, onSent, onCancel }: LineQueryProps) {
  const text = useText();
  const { run } = useCommand(disputeCharge);
  const [requestId] = useState(() => crypto.randomUUID());
  const files = useQueryFiles(accountId);
  return (
    <StatementQuery
      name={name}
      currency={line.currency}
      predicted={line.predicted ?? ''}
      difference={line.variance ?? line.amount}
      reasons={QUERY_REASONS.map((value) => ({ value, label: text(`statements.reason.${value}`) }))}
      files={files.field}
      onCancel={onCancel}
      onSend={async ({ reason, text: words, expected }) => {
        if (files.waits) return text('statements.filesWait');
        const sent = await run({
          ...{ accountId, lineId: line.id, revision, requestId, text: words, fileIds: files.ids },
          reason: QUERY_REASONS.find((known) => known === reason) ?? 'other',
          ...(expected && { expected }),
        });
        if (!sent.ok) return errorText(text, sent.error);
        onSent();
        return undefined;
      }}
    />
  );
}
