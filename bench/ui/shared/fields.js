// What a house bill shows, named as the specification names it (section 3), and the columns of its two tables.
const line = (key, label) => ({ key, label, kind: 'line' });
const area = (key, label, rows) => ({ key, label, kind: 'area', rows });
const place = (stem, label) => [
  line(`${stem}Name`, label),
  line(`${stem}Code`, `${label}, code`),
  line(`${stem}Desc`, `${label}, as printed`),
];

export const FIELDS = [
  line('webStatusName', 'Status'),
  line('bkgNo', 'Booking no.'),
  line('mblNo', 'M/BL no.'),
  line('hblNo', 'H/BL no.'),
  area('fAddress', 'Shipper', 6),
  area('sAddress', 'Consignee', 6),
  area('tAddress', 'Notify party', 6),
  area('tAddressSecond', 'Second notify party', 6),
  line('transportClauseName', 'Transport clause'),
  line('payMethodName', 'Payment method'),
  line('payPlaceName', 'Place of payment'),
  line('settleMethodName', 'Settlement method'),
  line('shippingName', 'Shipping company'),
  line('combineBkgNo', 'Combined booking no.'),
  ...place('placeReceipt', 'Place of receipt'),
  ...place('portStart', 'Port of loading'),
  ...place('portEnd', 'Port of discharge'),
  ...place('placeDelivery', 'Place of delivery'),
  line('vessel', 'Vessel'),
  line('voyage', 'Voyage'),
  line('etd', 'ETD'),
  line('blContract', 'B/L maker'),
  line('blTel', 'Maker phone'),
  line('blEmail', 'Maker email'),
  line('blDate', 'B/L date'),
  area('remark', 'Remark', 4),
  line('totalNumber', 'Total pieces'),
  line('totalWeight', 'Total weight (KGS)'),
  line('totalVolume', 'Total volume (CBM)'),
  line('actualNumber', 'Actual pieces'),
  line('actualWeight', 'Actual weight (KGS)'),
  line('actualVolume', 'Actual volume (CBM)'),
];

export const GOODS_COLUMNS = [
  { key: 'marks', label: 'Marks' },
  { key: 'goods', label: 'Goods' },
  { key: 'goodsTypeName', label: 'Goods type' },
  { key: 'packageTypeName', label: 'Package' },
  { key: 'hsCode', label: 'HS code' },
  { key: 'number', label: 'Pieces' },
  { key: 'weight', label: 'Weight' },
  { key: 'volume', label: 'Volume' },
];

export const CONTAINER_COLUMNS = [
  { key: 'ctnTypeName', label: 'Type' },
  { key: 'ctnNo', label: 'Container no.' },
  { key: 'sealNo', label: 'Seal no.' },
  { key: 'packageTypeName', label: 'Package' },
  { key: 'number', label: 'Pieces' },
  { key: 'weight', label: 'Weight' },
  { key: 'volume', label: 'Volume' },
];

/** Whether a column holds numbers; weight and volume are decimal strings. */
export const isFigure = (key) => key === 'number' || key === 'weight' || key === 'volume';
