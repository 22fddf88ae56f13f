import { CHANGE_FILE_ENDINGS, CHANGE_FILE_LIMIT, CHANGE_FILES_MOST, contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Upload } from '@lading/ui';
import { ChangeFiles, type ChangePlace } from '@lading/ui/bill-review';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { OpenedFile } from './opened-file.ts';
import { useUploads } from './use-uploads.ts';

const { blChangeFiles, removeBlChangeFile } = contract.order;
const KINDS = CHANGE_FILE_ENDINGS.join();

export interface PlaceFilesProps {
  bookingId: number;
  place: ChangePlace;
  onOpen(file: OpenedFile): Promise<void>;
}

/** What goes along with the change of one place: added and taken back under its editor, shown on its card. */
export function PlaceFiles({ bookingId, place: { bill, draft, path, editing }, onOpen }: PlaceFilesProps) {
  const text = useText();
  const { notices } = usePortal();
  const { data } = useQuery(blChangeFiles, { bookingId });
  const { run: remove } = useCommand(removeBlChangeFile);
  const at = { bookingId, version: draft, path, ...(bill !== null && { billId: bill }) };
  const { uploads, add, retry, drop } = useUploads(at);
  const here = (data?.list ?? []).filter((file) => file.path === path && (file.billId ?? null) === bill);
  const kept = here.filter(({ sent }) => !sent);
  const shown = (editing ? here.filter(({ sent }) => sent) : here).map(({ fileId, name, size, sent }) => ({
    id: fileId,
    name,
    size,
    ...(sent && { sent }),
  }));
  const coming = uploads.filter(({ fileId }) => !here.some((file) => file.fileId === fileId));
  // A row keeps its name when its file has arrived, or a press on it just then would be lost.
  const rowOf = (id: number) => uploads.find(({ fileId }) => fileId === id)?.id ?? String(id);
  const takeBack = async (row: string): Promise<void> => {
    const upload = uploads.find(({ id, fileId }) => id === row || String(fileId) === row);
    const fileId = upload ? upload.fileId : Number(row);
    // What never arrived is only stopped.
    const done = fileId === undefined ? undefined : await remove({ bookingId, fileId });
    if (done && !done.ok) notices.show({ kind: 'error', text: errorText(text, done.error) });
    else if (upload) drop(upload);
  };
  return (
    <>
      {shown.length > 0 && (
        <ChangeFiles
          files={shown}
          onOpen={async ({ id }) => {
            const file = here.find(({ fileId }) => fileId === id);
            if (file) await onOpen(file);
          }}
        />
      )}
      {editing && (
        <Upload
          label={text('review.files')}
          hint={text('review.files.hint')}
          accept={KINDS}
          maxSize={CHANGE_FILE_LIMIT}
          maxFiles={CHANGE_FILES_MOST}
          loading={data === undefined}
          files={[
            ...kept.map(({ fileId, name, size }) => ({ id: rowOf(fileId), name, size, status: 'done' as const })),
            ...coming,
          ]}
          onAdd={add}
          onRetry={retry}
          onRemove={(row) => void takeBack(row)}
        />
      )}
    </>
  );
}
