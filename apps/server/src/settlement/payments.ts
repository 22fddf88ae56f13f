import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';

const soon = () => Promise.reject(unavailable());

export const payments = (): FileHandlers<'settlement', 'payments'> => ({
  paymentPage: soon,
  paymentOpen: soon,
  recordPayment: soon,
  matchPayment: soon,
  monthPage: soon,
  closeMonth: soon,
});
