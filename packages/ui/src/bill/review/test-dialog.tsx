import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNoticeStore } from '../../notice/index.ts';
import type { BillId } from '../bill-source.ts';
import { CopyConfirmDialog } from '../copy-confirm-dialog.tsx';
import { flagshipBill } from '../fixtures.ts';
import { memorySource } from '../source.ts';
import { show } from '../test-frame.tsx';
import { type DemoOptions, useDemoSource } from './test-source.tsx';
import type { ReviewTab } from './types.ts';

const BOOKING = { bookingNo: 'MB26S01702', mblNo: 'COSU6412098730', webStatus: 4, webStatusName: '' };
const NOTHING = { status: 'ready', data: { path: '/draft.png', url: 'data:image/png;base64,' } } as const;
export const SUBS = [6421, 6422];

interface ReviewedOptions extends DemoOptions {
  subs?: number[];
  onClose?(): void;
  onConfirmed?(): void;
  initialTab?: ReviewTab;
  /** whether there is anything to compare */
  compares?: boolean;
  onTabChange?(tab: ReviewTab): void;
}
const BILLS = memorySource((bill: BillId) => flagshipBill(bill));
const notices = createNoticeStore();

/** The dialog over an owner that keeps marks in memory. */
export function Reviewed({ subs = [], compares = true, ...given }: ReviewedOptions) {
  const { onClose, onConfirmed, initialTab, onTabChange, ...options } = given;
  const source = useDemoSource(options);
  const review = compares ? source : undefined;
  return (
    <CopyConfirmDialog
      open
      onOpenChange={() => onClose?.()}
      booking={BOOKING}
      kind={{ status: 'ready', data: 'MBL' }}
      file={NOTHING}
      subIds={{ status: 'ready', data: subs }}
      billSource={BILLS}
      preloadBill={async () => undefined}
      onConfirm={async () => ({ ok: true })}
      onConfirmed={() => onConfirmed?.()}
      notices={notices}
      review={review}
      initialTab={initialTab}
      onTabChange={onTabChange}
    />
  );
}

export async function open(options: ReviewedOptions = {}, tab = /差异核对/) {
  const view = show(<Reviewed {...options} />);
  await userEvent.click(await screen.findByRole('tab', { name: tab }, { timeout: 20_000 }));
  if (tab.source === '差异核对') await screen.findAllByRole('article', {}, { timeout: 20_000 });
  return view;
}
export const key = (keys: string) => userEvent.keyboard(keys);
export const said = (words: RegExp | string) => screen.findByText(words, {}, { timeout: 5000 });
