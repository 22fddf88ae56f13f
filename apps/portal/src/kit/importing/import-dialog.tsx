import { IMPORT_ENDINGS, IMPORT_LIMIT, type ImportKind } from '@lading/api-client/contract';
import { Dialog, ImportPanel, Pagination } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  kind: ImportKind;
  onClose(): void;
}

/** Rows of a kind by a sheet, over the page that shows them. An import goes on when it is closed. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const text = useText();
  const { job, problem, faults, page, size, total, setPage, ...doing } = useImport(kind);
  return (
    <Dialog
      size="account"
      open
      title={text(`importing.title.${kind}`)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <ImportPanel
        accept={IMPORT_ENDINGS.join(',')}
        maxSize={IMPORT_LIMIT}
        hint={text(`importing.hint.${kind}`)}
        problem={problem}
        job={job}
        faults={faults}
        faultsFoot={
          total > size && (
            <Pagination current={page} size={size} total={total} onChange={({ current }) => setPage(current)} />
          )
        }
        onFile={(file) => void doing.bring(file)}
        onTemplate={() => void doing.template()}
        onAccept={(id) => void doing.accept(id)}
        onCorrected={() => void doing.corrected()}
        onClear={() => void doing.clear()}
      />
    </Dialog>
  );
}
