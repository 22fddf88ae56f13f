import type { BillDraftValues } from '@lading/validators/bill';

/** Numbers and days are of one shipment only. */
const NUMBERS = ['bkgNo', 'mblNo', 'hblNo', 'combineBkgNo', 'vessel', 'voyage', 'etd', 'blDate'];

/** A bill as a template keeps it: without numbers, ships and days, its containers without numbers and seals. */
export function asSiTemplate({ head, goods, containers }: BillDraftValues): BillDraftValues {
  return {
    head: Object.fromEntries(Object.entries(head).filter(([name]) => !NUMBERS.includes(name))),
    goods: goods.map((row) => ({ ...row, id: null })),
    containers: containers.map((row) => ({ ...row, id: null, ctnNo: '', sealNo: '' })),
  };
}
