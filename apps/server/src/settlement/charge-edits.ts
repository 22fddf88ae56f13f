import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';

const soon = () => Promise.reject(unavailable());

export const chargeEdits = (): FileHandlers<'settlement', 'chargeEdits'> => ({
  saveCharges: soon,
  takeCharges: soon,
});
