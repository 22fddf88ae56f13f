import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import type { DocumentGroup, DocumentListPart } from './document.ts';
import * as styles from './document-list.css.ts';
import { DocumentRows } from './document-row.tsx';

export interface DocumentListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `table`, in it each `row` with its `file` and its `actions`, `empty` where there is nothing */
  classNames?: PartClasses<DocumentListPart> | undefined;
  /** what the table is called */
  label: string;
  groups: readonly DocumentGroup[];
  /** as an input of files takes it */
  accept?: string | undefined;
  /** shows one, or saves it */
  onOpen: (id: number) => void;
  /** absent for who may only read */
  onUpload?: ((kind: string, files: File[]) => void) | undefined;
  onRemove?: ((id: number) => void) | undefined;
  disabled?: boolean;
}

/** The papers of a booking by type: the latest version of each, who brought it and who has seen it. */
export const DocumentList = /* @__PURE__ */ forwardRef<HTMLDivElement, DocumentListProps>(function DocumentList(
  { label, groups, accept, onOpen, onUpload, onRemove, disabled = false, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <div data-component="DocumentList" {...rest} ref={ref} className={`${styles.documentList} ${className}`}>
      {groups.length === 0 ? (
        <p {...part('empty', styles.empty)}>{text('documents.none')}</p>
      ) : (
        <table {...part('table', styles.table)} aria-label={label}>
          <thead className={styles.columns}>
            <tr>
              <th scope="col">{text('documents.type')}</th>
              <th scope="col">{text('documents.file')}</th>
              <th scope="col">{text('documents.version')}</th>
              <th scope="col">{text('documents.uploaded')}</th>
              <th scope="col">{text('documents.state')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <DocumentRows
                key={group.kind}
                group={group}
                part={part}
                accept={accept}
                disabled={disabled}
                onOpen={onOpen}
                onUpload={onUpload}
                onRemove={onRemove}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
});
