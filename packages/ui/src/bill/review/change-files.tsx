import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { type NamePart, type PartClasses, partsOf } from '../../foundations/parts.ts';
import { useLocale, useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { TextButton } from '../../link/text-button.tsx';
import { sizeText } from '../../upload/words.ts';
import * as styles from './change-files.css.ts';

/** A file that goes along with a change: a packing list, the photo of a seal. */
export interface ChangeFile {
  readonly id: string | number;
  readonly name: string;
  /** bytes */
  readonly size: number;
  /** it went to the forwarder, with the change */
  readonly sent?: boolean;
}

/** What of it has a name of its own. */
export type ChangeFilesPart = 'row' | 'name' | 'meta';

export interface ChangeFilesProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** classes by part: each `row` with the file's `name`, and its size and state as `meta` */
  classNames?: PartClasses<ChangeFilesPart> | undefined;
  files: readonly ChangeFile[];
  /** shows one; its name waits meanwhile */
  onOpen: (file: ChangeFile) => void | Promise<void>;
}

interface RowProps {
  file: ChangeFile;
  onOpen: ChangeFilesProps['onOpen'];
  part: NamePart<ChangeFilesPart>;
}

function Row({ file, onOpen, part }: RowProps) {
  const text = useText();
  const locale = useLocale();
  const [opening, setOpening] = useState(false);
  const open = async () => {
    if (opening) return;
    setOpening(true);
    try {
      await onOpen(file);
    } finally {
      setOpening(false);
    }
  };
  return (
    <li {...part('row', styles.row)}>
      <Icon drawing={icons.document} size="sm" />
      <TextButton {...part('name', styles.name)} aria-busy={opening || undefined} onClick={() => void open()}>
        {file.name}
      </TextButton>
      <span {...part('meta', styles.meta)}>
        {[sizeText(file.size, locale), file.sent && text('review.files.sent')].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

/** What goes along with a change, by name; a press shows it. */
export const ChangeFiles = /* @__PURE__ */ forwardRef<HTMLUListElement, ChangeFilesProps>(function ChangeFiles(
  { files, onOpen, className = '', classNames, ...rest },
  ref,
) {
  const text = useText();
  const part = partsOf(classNames);
  return (
    <ul
      data-component="ChangeFiles"
      aria-label={text('review.files')}
      {...rest}
      ref={ref}
      className={`${styles.list} ${className}`}
    >
      {files.map((file) => (
        <Row key={file.id} file={file} onOpen={onOpen} part={part} />
      ))}
    </ul>
  );
});
