import type { BookingNoteProps } from './booking-note.tsx';

type Note = Pick<BookingNoteProps, 'title' | 'house' | 'facts' | 'cells'>;
const SHIPPER = 'HANGZHOU HEMU STATIONERY CO., LTD.\n18 LINGYIN RD, XIHU DISTRICT\nHANGZHOU 310013, CHINA';
const CONSIGNEE = 'VAN DEN BERG KANTOOR B.V.\nWAALHAVEN Z.Z. 44\n3089 JH ROTTERDAM, NETHERLANDS';

const cells = (labels: readonly string[], noted: string): Note['cells'] => {
  const [shipper = '', consignee = '', pol = '', pod = '', terms = '', boxes = '', weight = '', goods = ''] = labels;
  return [
    { id: 'parties.shipper.text', label: shipper, value: SHIPPER, span: 6, markable: true },
    { id: 'parties.consignee.text', label: consignee, value: CONSIGNEE, span: 6, markable: true },
    { id: 'route.polId', label: pol, value: 'SHANGHAI CNSHA', span: 4, markable: true },
    { id: 'route.podId', label: pod, value: 'ROTTERDAM NLRTM', span: 4, markable: true },
    { id: 'route.transportClauseId', label: terms, value: 'CY-CY', span: 4, markable: true },
    { id: 'equipment.boxes', label: boxes, value: '1 × 40HQ', span: 4, markable: true },
    { id: 'cargo.goods.0.weight', label: weight, value: '28,400.000 KGS', span: 4, noted, markable: true },
    { id: 'cargo.goods.0.goodsEn', label: goods, value: 'STATIONERY', span: 4, markable: true },
  ];
};

export const notes: Readonly<Record<'zh-CN' | 'en-US', Note>> = {
  'zh-CN': {
    title: '订舱委托书',
    house: '湄湾国际货运',
    facts: [
      { label: '订单号', value: 'MB26S01872' },
      { label: '提交时间', value: '2026-11-20 09:22' },
    ],
    cells: cells(
      ['发货人', '收货人', '起运港', '目的港', '运输条款', '箱型箱量', '毛重', '英文品名'],
      '超过 40HQ 限重 1,900.000',
    ),
  },
  'en-US': {
    title: 'Booking note',
    house: 'Meridian Bay International Freight',
    facts: [
      { label: 'Order', value: 'MB26S01872' },
      { label: 'Sent', value: '2026-11-20 09:22' },
    ],
    cells: cells(
      [
        'Shipper',
        'Consignee',
        'Port of loading',
        'Port of discharge',
        'Terms',
        'Containers',
        'Gross weight',
        'Description of goods',
      ],
      '1,900.000 over the 40HQ limit',
    ),
  },
};
