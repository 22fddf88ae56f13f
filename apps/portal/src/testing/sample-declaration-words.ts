import type { Language } from '@lading/ui';

export const WORDS = {
  'zh-CN': {
    pol: '宁波',
    pod: '洛杉矶',
    company: '宁波昊屿家居',
    open: '未提交',
    accepted: '已接受',
    refused: '退单',
    clerk: '陈蔚',
    desk: '林悦',
    scale: '北仑兴港地磅',
    phone: '收货人联系电话不能为空',
    submitted: '已提交',
    fee: '截 VGM 后补报，每次约 USD 50.00',
  },
  'en-US': {
    pol: 'Ningbo',
    pod: 'Los Angeles',
    company: 'Ningbo Haoyu',
    open: 'Not submitted',
    accepted: 'Accepted',
    refused: 'Refused',
    clerk: 'Chen Wei',
    desk: 'Lin Yue',
    scale: 'BEILUN XINGGANG',
    submitted: 'Submitted',
    phone: 'The consignee’s phone is missing',
    fee: 'A VGM sent after its cut-off costs about USD 50.00',
  },
} as const;

export const of = (locale: Language) => ({
  bookingId: 1873,
  bookingNo: 'MB26S01873',
  bkgNo: 'COSU6412098730',
  vessel: 'COSCO SHIPPING ANDES',
  voyage: '042E',
  etd: '2026-11-26',
  polName: WORDS[locale].pol,
  podName: WORDS[locale].pod,
  customerName: WORDS[locale].company,
  zone: 'Asia/Shanghai',
  closed: false,
  closesAt: '2099-11-21T20:00:00+08:00',
});
