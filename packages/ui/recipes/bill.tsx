import '@lading/ui/styles.css';
import { BillForm, LadingProvider } from '@lading/ui';
import { messages } from '@lading/ui/zh-CN';
import type { BillRecord } from '@lading/validators/bill';

export const BillPage = ({ record }: { record: BillRecord }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <BillForm record={record} />
  </LadingProvider>
);
