import { createPortal } from 'react-dom';
import { useText } from '../../i18n/provider.tsx';
import type { NoticeStore } from '../../notice/index.ts';
import { useMedia } from '../../theme/use-media.ts';
import { saveFile } from '../bill-preview.tsx';
import type { BillId } from '../bill-source.ts';
import type { CopyConfirmContent } from '../copy-confirm-body.tsx';
import { dataOf } from '../loadable.ts';
import { usePrintAll } from '../use-bill-printing.ts';
import { Strip } from './strip.tsx';
import { type ReviewPanel, Tools } from './tools.tsx';
import type { BillReviewSource, DownloadFormat } from './types.ts';
import type { Base } from './use-base.ts';

const WIDE = '(min-width: 1180px)';

interface ReviewHeadProps extends Pick<CopyConfirmContent, 'file' | 'onDownload'> {
  review: BillReviewSource;
  base: Base;
  bills: readonly BillId[];
  /** place in the head of the dialog for the tools */
  slot: HTMLElement | null;
  notices: NoticeStore;
  fetchBill: (bill: BillId) => Promise<void>;
  onOpen: (panel: ReviewPanel) => void;
}

/** The draft and its cut-offs, and what can be done with the whole review: in the head of the dialog where that is wide enough. */
export function ReviewHead(props: ReviewHeadProps) {
  const { review, base, bills, slot, notices, file, onDownload, fetchBill, onOpen } = props;
  const { instruction, draft } = base;
  const text = useText();
  const wide = useMedia(WIDE);
  const { preparing, print } = usePrintAll(bills, fetchBill, () =>
    notices.show({ kind: 'warning', text: text('bill.copy.printFailed') }),
  );
  const sample = dataOf(file);
  const download = review.onDownload;
  const save =
    download && instruction && draft
      ? async (format: DownloadFormat) => {
          const outcome = await download(format, { left: instruction, right: draft });
          if (!outcome.ok) notices.show({ kind: 'error', text: outcome.message });
        }
      : undefined;
  const strip = <Strip draft={draft} source={review} inHead={wide} />;
  const tools = (
    <>
      {wide && strip}
      <Tools
        onOpen={onOpen}
        log={review.log !== undefined}
        share={review.shares !== undefined}
        sheet={review.sheets !== undefined && draft !== undefined}
        printing={preparing}
        onPrint={() => void print()}
        onSample={sample ? () => saveFile(sample) : onDownload}
        onDownload={save && ((format) => void save(format))}
      />
    </>
  );
  return (
    <>
      {slot && createPortal(tools, slot)}
      {!wide && strip}
    </>
  );
}
