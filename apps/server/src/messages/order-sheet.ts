import type { Texts } from './texts.ts';

/** The heads of a list of orders in Excel. */
export const orderSheet = {
  sheetOrders: { zh: '订单', en: 'Orders' },
  sheetBookingNo: { zh: '业务编号', en: 'Order' },
  sheetBkgNo: { zh: '订舱号', en: 'Booking no.' },
  sheetMblNo: { zh: '提单号', en: 'M/BL no.' },
  sheetCarrier: { zh: '船公司', en: 'Carrier' },
  sheetPol: { zh: '起运港', en: 'Port of loading' },
  sheetPod: { zh: '目的港', en: 'Port of discharge' },
  sheetVessel: { zh: '船名', en: 'Vessel' },
  sheetVoyage: { zh: '航次', en: 'Voyage' },
  sheetEtd: { zh: 'ETD', en: 'ETD' },
  sheetCutOff: { zh: '截单（当地时间）', en: 'SI cut-off (port time)' },
  sheetContainers: { zh: '箱型箱量', en: 'Containers' },
  sheetOrderStatus: { zh: '订单状态', en: 'Order status' },
  sheetBillStatus: { zh: '提单状态', en: 'B/L status' },
} as const satisfies Texts;
