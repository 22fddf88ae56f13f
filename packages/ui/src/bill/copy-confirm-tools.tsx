import { IconButton } from '../button/index.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import type { NoticeStore } from '../notice/index.ts';
import { saveFile } from './bill-preview.tsx';
import type { BillId } from './bill-source.ts';
import type { CopyConfirmContent } from './copy-confirm-body.tsx';
import { dataOf } from './loadable.ts';
import { type PreloadBill, usePrintAll } from './use-bill-printing.ts';

interface CopyConfirmToolsProps extends Pick<CopyConfirmContent, 'file' | 'onDownload'> {
  bills: readonly BillId[] | undefined;
  preloadBill: PreloadBill;
  notices: NoticeStore;
}

/** Beside the title where nothing is reviewed: print all bills, save the sample. */
export function CopyConfirmTools({ bills, preloadBill, file, onDownload, notices }: CopyConfirmToolsProps) {
  const text = useText();
  const failed = () => notices.show({ kind: 'warning', text: text('bill.copy.printFailed') });
  const { preparing, print } = usePrintAll(bills, preloadBill, failed);
  const sample = dataOf(file);
  const download = sample ? () => saveFile(sample) : onDownload;
  return (
    <>
      <IconButton
        icon={icons.print}
        label={text('bill.copy.print')}
        onClick={print}
        aria-disabled={!bills || undefined}
        aria-busy={preparing || undefined}
      />
      <IconButton
        icon={icons.download}
        label={text('bill.copy.download')}
        onClick={download}
        aria-disabled={!download || undefined}
      />
    </>
  );
}
