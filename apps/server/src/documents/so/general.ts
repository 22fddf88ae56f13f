import { type Labels, rules } from './rules.ts';
import type { SoLayout } from './shapes.ts';

/** Words that carriers use, for an order whose layout is not known; the value may stand on the right or below. */
const COMMON: Labels = {
  bkgNo: [
    ...['Booking No.', 'Booking Number', 'Booking Ref', 'Booking Reference', 'Carrier Booking No.', 'BKG No.'],
    ...['S/O No.', 'SO No.', 'SO Number', 'Shipping Order No.', '订舱号', 'SO号', '订舱编号'],
  ],
  shippingName: ['Carrier', 'Shipping Line', '船公司'],
  vessel: [
    ...['Vessel / Voyage', 'Vessel/Voyage', 'Vessel and Voyage', 'Vessel & Voyage', 'VSL/VOY', 'Vessel Name', 'Vessel'],
    ...['Mother Vessel', '船名航次', '船名/航次', '船名'],
  ],
  voyage: ['Voyage', 'Voyage No.', 'Voy No.', '航次'],
  por: ['Place of Receipt', 'POR', '收货地'],
  pol: ['Port of Loading', 'Load Port', 'Loading Port', 'POL', '起运港', '装货港'],
  pod: ['Port of Discharge', 'Discharge Port', 'POD', '卸货港'],
  del: ['Place of Delivery', 'Final Destination', 'Port of Delivery', '交货地', '目的地'],
  etd: ['ETD', 'ETS', 'Sailing Date', 'Departure Date', '开船日', '预计开船'],
  eta: ['ETA', 'Arrival Date', '预计到港'],
  containers: ['Equipment', 'Container', 'Containers', 'Qty/Type', 'Container Type', 'Volume', '箱型箱量', '箱量'],
  DCO: [
    ...['SI closing', 'SI Cut-off', 'SI Cutoff', 'Doc Cut-off', 'Doc Closing', 'Documentation Closing', 'SI deadline'],
    ...['Documentation Cut-off', '截单时间', '截单', '截补料'],
  ],
  VCO: ['VGM Cut-off', 'VGM Cutoff', 'VGM Closing', 'VGM deadline', '截VGM', '截 VGM'],
  FCO: [
    ...[
      'CY Cut-off',
      'CY Cutoff',
      'CY Closing',
      'Cargo Closing',
      'Closing Date',
      'FCL delivery cut-off',
      'Port Cut-off',
    ],
    ...['Gate-in deadline', '截港时间', '截港', '截重柜'],
  ],
  CUA: ['Customs Cut-off', 'Customs Closing', '截关时间', '截关', '截放行'],
  EFC: ['CY Open', 'Earliest Receiving Date', 'Earliest Full Container', 'Cargo Opening', 'ERD', '开港时间', '开港'],
  pickupDepot: [
    'Empty Pick-up Depot',
    'Empty Pick Up',
    'Empty Depot',
    'Pick-up Depot',
    'Pick Up Depot',
    '提柜场站',
    '提箱点',
    '提箱堆场',
  ],
  releasePin: ['Release PIN', 'PIN Code', 'PIN', 'Release Number', '提箱密码'],
  returnTerminal: [
    'Return Terminal',
    'Full Return',
    'Laden Return',
    'Export Terminal',
    'Return to',
    '还箱点',
    '还重点',
    '进港码头',
  ],
  remark: ['Remarks', 'Remark', 'Comments', '备注'],
};

export const GENERAL: SoLayout = {
  id: 'general',
  carrier: '',
  marks: [],
  days: 'unknown',
  rules: [...rules('right', COMMON), ...rules('below', COMMON)],
};
