import { IconButton } from '../button/icon-button.tsx';
import { Spinner } from '../button/spinner.tsx';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import { FileName } from './file-name.tsx';
import * as styles from './upload.css.ts';

/** A file on its way, as its owner keeps it. */
export interface UploadFile {
  id: string;
  name: string;
  /** bytes */
  size: number;
  status: 'waiting' | 'uploading' | 'done' | 'error';
  /** how much is there already, from 0 to 1; nobody knows when absent */
  progress?: number | undefined;
  /** why it failed, in the server's words */
  error?: string | undefined;
}

export type FilePart = 'list' | 'file' | 'name' | 'meta' | 'failure' | 'remove';

interface FileRowProps {
  part: NamePart<FilePart>;
  file: UploadFile;
  /** its size in words */
  size: string;
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

function Standing({ file: { name, status, progress }, size, part }: Pick<FileRowProps, 'file' | 'size' | 'part'>) {
  const text = useText();
  if (status === 'waiting') return <span {...part('meta', styles.meta)}>{text('upload.waiting')}</span>;
  if (status !== 'uploading') return <span {...part('meta', styles.meta)}>{size}</span>;
  const known = progress !== undefined;
  return (
    <span {...part('meta', styles.meta)}>
      {known ? `${Math.round(progress * 100)}%` : <Spinner />}
      {!known && <VisuallyHidden>{text('upload.uploading', { name })}</VisuallyHidden>}
    </span>
  );
}

/** A file in the list: how far it is, why it failed, and what can be done about it. */
export function FileRow({ part, file, size, onRetry, onRemove }: FileRowProps) {
  const text = useText();
  const { name, status, progress, error } = file;
  const failed = status === 'error';
  return (
    <li {...part('file', styles.row)} data-status={status}>
      <Icon drawing={failed ? icons.octagon : status === 'done' ? icons.checkCircle : icons.document} />
      <FileName key={name} part={part}>
        {name}
      </FileName>
      <span className={styles.side}>
        <Standing part={part} file={file} size={size} />
        {failed && onRetry && (
          <TextButton className={styles.retry} aria-label={text('upload.retryFile', { name })} onClick={onRetry}>
            {text('upload.retry')}
          </TextButton>
        )}
      </span>
      {onRemove && (
        <IconButton
          {...part('remove')}
          size="sm"
          icon={icons.close}
          label={text('upload.remove', { name })}
          data-remove=""
          onClick={onRemove}
        />
      )}
      {failed && <p {...part('failure', styles.failure)}>{error || text('upload.failed')}</p>}
      {status === 'uploading' && progress !== undefined && (
        <progress className={styles.bar} max={1} value={progress} aria-label={text('upload.uploading', { name })} />
      )}
    </li>
  );
}
