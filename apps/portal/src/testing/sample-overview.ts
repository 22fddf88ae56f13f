import type { contract, Out } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';

type Overview = Out<typeof contract.order.orderOverview>;

const PORTS = {
  'zh-CN': { ningbo: '宁波', shanghai: '上海', la: '洛杉矶', hamburg: '汉堡', dco: '截单', vco: '截 VGM', fco: '截港' },
  'en-US': {
    ningbo: 'Ningbo',
    shanghai: 'Shanghai',
    la: 'Los Angeles',
    hamburg: 'Hamburg',
    dco: 'SI cut-off',
    vco: 'VGM cut-off',
    fco: 'CY cut-off',
  },
};
const booking = (bookingId: number, mblNo: string, vessel: string, voyage: string) => ({
  bookingId,
  bookingNo: `MB26S0${bookingId}`,
  mblNo,
  vessel,
  voyage,
});

/** Three cut-offs, the first of them tomorrow, and two ships: one whose position is known, one that nothing is heard of. */
export function sampleOverview(locale: Language): Overview {
  const { ningbo, shanghai, la, hamburg, dco, vco, fco } = PORTS[locale];
  const andes = booking(1702, 'COSU6412098730', 'COSCO SHIPPING ANDES', '042E');
  const gentle = booking(1718, 'EGLV143682205', 'EVER GENTLE', '0912W');
  const china = { orderStatus: 4 as const, zone: 'Asia/Shanghai' };
  return {
    closing: {
      total: 5,
      list: [
        {
          ...andes,
          ...china,
          code: 'DCO',
          name: dco,
          time: '2026-11-21T17:00:00+08:00',
          portName: ningbo,
          portCode: 'CNNGB',
        },
        {
          ...andes,
          ...china,
          code: 'VCO',
          name: vco,
          time: '2026-11-22T12:00:00+08:00',
          portName: ningbo,
          portCode: 'CNNGB',
        },
        {
          ...gentle,
          ...china,
          code: 'FCO',
          name: fco,
          time: '2026-11-24T18:00:00+08:00',
          portName: shanghai,
          portCode: 'CNSHA',
        },
      ],
    },
    sailing: {
      total: 2,
      list: [
        {
          ...booking(1690, 'ONEYNGB5518800', 'ONE TRUST', '031W'),
          portStartName: ningbo,
          portEndName: la,
          eta: '2026-12-03T06:00:00-08:00',
          zone: 'America/Los_Angeles',
          percent: 38,
          freshness: 'live',
        },
        {
          ...booking(1677, 'COSU6411880310', 'COSCO SHIPPING ADEN', '118S'),
          portStartName: shanghai,
          portEndName: hamburg,
          eta: null,
          zone: 'Europe/Berlin',
          percent: null,
          freshness: 'none',
        },
      ],
    },
  };
}
