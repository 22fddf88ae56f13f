import { useState } from 'react';
import { MISSING } from '../format/figures.ts';
import { useFormat } from '../format/use-format.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import type { DocumentGroup, DocumentListPart, DocumentVersion } from './document.ts';
import * as styles from './document-list.css.ts';
import { PickFile } from './pick-file.tsx';

interface Doing {
  part: NamePart<DocumentListPart>;
  accept?: string | undefined;
  disabled: boolean;
  onOpen: (id: number) => void;
  onUpload?: ((kind: string, files: File[]) => void) | undefined;
  onRemove?: ((id: number) => void) | undefined;
}

function Seen({ version: { seenBy, hidden } }: { version: DocumentVersion }) {
  const text = useText();
  return (
    <span className={styles.seen}>
      {hidden
        ? text('documents.hidden')
        : seenBy.length > 0
          ? text('documents.seen', { names: seenBy.join(', ') })
          : text('documents.unseen')}
    </span>
  );
}

interface VersionRowProps extends Doing {
  group: DocumentGroup;
  version: DocumentVersion | undefined;
  older: number;
  open: boolean;
  onToggle: () => void;
}

function VersionRow({
  group,
  version,
  older,
  open,
  onToggle,
  part,
  accept,
  disabled,
  onOpen,
  onUpload,
  onRemove,
}: VersionRowProps) {
  const text = useText();
  const { minute } = useFormat();
  const { kind, label, state, wanted, action, uploadable = true, versions } = group;
  const isLatest = version === versions[0];
  return (
    <tr {...part('row', styles.row)} data-older={isLatest ? undefined : ''}>
      <th scope="row" className={styles.kind}>
        {isLatest ? label : <span className={styles.quiet}>{label}</span>}
      </th>
      <td {...part('file', styles.file)}>
        {version ? <TextButton onClick={() => onOpen(version.id)}>{version.name}</TextButton> : MISSING}
      </td>
      <td className={styles.version} data-label={text('documents.version')}>
        {version?.version ?? MISSING}
      </td>
      <td className={styles.uploaded} data-label={text('documents.uploaded')}>
        {version ? `${version.author} ${minute(version.at)}` : (wanted ?? MISSING)}
        {version && <Seen version={version} />}
      </td>
      <td className={styles.state}>{isLatest && state}</td>
      <td {...part('actions', styles.actions)}>
        {isLatest && older > 0 && (
          <TextButton aria-expanded={open} onClick={onToggle}>
            {open ? text('documents.hideOlder') : text('documents.older', { count: older })}
          </TextButton>
        )}
        {version?.removable && onRemove && (
          <TextButton
            disabled={disabled}
            aria-label={text('documents.removeFile', { name: version.name })}
            onClick={() => onRemove(version.id)}
          >
            {text('documents.remove')}
          </TextButton>
        )}
        {isLatest && action}
        {isLatest && uploadable && onUpload && (
          <PickFile
            accept={accept}
            disabled={disabled}
            label={text(version ? 'documents.uploadNextKind' : 'documents.uploadKind', { kind: label })}
            onPick={(files) => onUpload(kind, files)}
          >
            {text(version ? 'documents.uploadNext' : 'documents.upload')}
          </PickFile>
        )}
      </td>
    </tr>
  );
}

/** The papers of a type: the latest, and the older ones on demand. */
export function DocumentRows({ group, ...doing }: Doing & { group: DocumentGroup }) {
  const [open, setOpen] = useState(false);
  const { versions } = group;
  const shown: readonly (DocumentVersion | undefined)[] = open ? versions : [versions[0]];
  return shown.map((version) => (
    <VersionRow
      key={version?.id ?? 0}
      {...doing}
      group={group}
      version={version}
      older={versions.length - 1}
      open={open}
      onToggle={() => setOpen(!open)}
    />
  ));
}
