import { createNoticeStore } from '../notice/index.ts';
import { conforms } from '../testing/conformance.tsx';
import { BillConfirmDialog } from './bill-confirm-dialog.tsx';
import { BillForm } from './bill-form.tsx';
import { BillPreview } from './bill-preview.tsx';
import type { BillId } from './bill-source.ts';
import { BillTabs } from './bill-tabs.tsx';
import { ContainersTable } from './containers-table.tsx';
import { CopyConfirmDialog } from './copy-confirm-dialog.tsx';
import { flagship, flagshipBill } from './fixtures.ts';
import { GoodsTable } from './goods-table.tsx';
import { memorySource } from './source.ts';
import { AccountStatusTag, WebStatusTag } from './web-status-tag.tsx';

const record = flagship();
const bills = memorySource((subId: BillId) => flagshipBill(subId));
const nothing = () => undefined;
const file = { status: 'ready', data: { path: '/draft.png', url: 'data:image/png;base64,' } } as const;
const agreed = async () => ({ ok: true }) as const;

conforms('BillForm', <BillForm record={record} />, { ref: HTMLDivElement });
conforms('GoodsTable', <GoodsTable goods={record.goods} />, { ref: HTMLTableElement });
conforms('ContainersTable', <ContainersTable containers={record.containers} />, { ref: HTMLTableElement });
conforms('BillPreview', <BillPreview file={file} />, { ref: HTMLDivElement });
conforms('BillTabs', <BillTabs label="主票与分票" kind="MBL" subIds={[6421, 6422]} billSource={bills} />, {
  ref: HTMLDivElement,
});
conforms('WebStatusTag', <WebStatusTag status={4} name="" />, { ref: HTMLSpanElement });
conforms('AccountStatusTag', <AccountStatusTag status={1} name="" />, { ref: HTMLSpanElement });
conforms(
  'BillConfirmDialog',
  <BillConfirmDialog
    open
    onOpenChange={nothing}
    info={{ status: 'ready', data: { accountNo: 'MB26S01702', status: 1, statusName: '' } }}
    report={{ status: 'loading' }}
    onConfirm={agreed}
    onConfirmed={nothing}
  />,
  { ref: HTMLDivElement, portal: true },
);
conforms(
  'CopyConfirmDialog',
  <CopyConfirmDialog
    open
    onOpenChange={nothing}
    booking={{ bookingNo: 'MB26S01702', mblNo: 'COSU6412098730', webStatus: 4, webStatusName: '' }}
    kind={{ status: 'ready', data: 'MBL' }}
    file={file}
    subIds={{ status: 'ready', data: [] }}
    billSource={bills}
    preloadBill={async () => undefined}
    notices={createNoticeStore()}
    onConfirm={agreed}
    onConfirmed={nothing}
  />,
  { ref: HTMLDivElement, portal: true },
);
