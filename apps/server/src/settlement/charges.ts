import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';

const soon = () => Promise.reject(unavailable());

export const charges = (): FileHandlers<'settlement', 'charges'> => ({
  chargeOrders: soon,
  chargeSheet: soon,
});
