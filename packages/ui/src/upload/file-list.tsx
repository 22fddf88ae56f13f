import { useRef } from 'react';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { type FilePart, FileRow, type UploadFile } from './file-row.tsx';
import type { Refused } from './limits.ts';
import * as styles from './upload.css.ts';
import type { LimitWords } from './words.ts';

interface FileListProps {
  part: NamePart<FilePart>;
  labelId: string;
  files: readonly UploadFile[];
  refused: readonly Refused[];
  words: LimitWords;
  onRetry: ((id: string) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
  onDismiss: (refused: Refused) => void;
  /** takes the focus when the last row goes away */
  onEmptied: () => void;
}

/** The files that are on their way, then those that were not taken; what changes is said once. */
export function FileList({
  part,
  labelId,
  files,
  refused,
  words,
  onRetry,
  onRemove,
  onDismiss,
  onEmptied,
}: FileListProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const removeButtons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  // A button that goes away hands the focus to its neighbour.
  const leave = (place: number) => {
    const buttons = removeButtons();
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onEmptied();
  };
  const count = (status: UploadFile['status']) => files.filter((file) => file.status === status).length;
  return (
    <>
      {files.length + refused.length > 0 && (
        <ul ref={list} {...part('list', styles.files)} aria-labelledby={labelId}>
          {files.map((file, place) => (
            <FileRow
              part={part}
              key={file.id}
              file={file}
              size={words.size(file.size)}
              onRetry={
                onRetry &&
                (() => {
                  removeButtons()[place]?.focus();
                  onRetry(file.id);
                })
              }
              onRemove={
                onRemove &&
                (() => {
                  leave(place);
                  onRemove(file.id);
                })
              }
            />
          ))}
          {refused.map((one, place) => (
            <FileRow
              part={part}
              key={`${one.name} ${one.size} ${one.reason}`}
              file={{ id: one.name, name: one.name, size: one.size, status: 'error', error: words.reason(one) }}
              size={words.size(one.size)}
              onRemove={() => {
                leave((onRemove ? files.length : 0) + place);
                onDismiss(one);
              }}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden live>
        {files.length > 0
          ? text('upload.counts', { total: files.length, done: count('done'), failed: count('error') })
          : ''}
      </VisuallyHidden>
      <VisuallyHidden live>
        {refused.map((one) => text('form.entry', { label: one.name, message: words.reason(one) })).join(' ')}
      </VisuallyHidden>
    </>
  );
}
