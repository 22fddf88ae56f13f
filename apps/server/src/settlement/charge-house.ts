import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';

const soon = () => Promise.reject(unavailable());

export const chargeHouse = (): FileHandlers<'settlement', 'chargeHouse'> => ({
  chargeTemplates: soon,
  saveChargeTemplate: soon,
  deleteChargeTemplate: soon,
  exchangeDays: soon,
  saveExchange: soon,
});
