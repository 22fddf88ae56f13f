import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';

const soon = () => Promise.reject(unavailable());

export const invoices = (): FileHandlers<'settlement', 'invoices'> => ({
  eInvoices: soon,
  invoiceTitles: soon,
  invoicePlan: soon,
  applyEInvoice: soon,
  cancelEInvoice: soon,
  downloadEInvoice: soon,
  issueEInvoice: soon,
  reverseEInvoice: soon,
});
