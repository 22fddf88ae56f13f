export type Language = 'zh-CN' | 'en-US';
/** Chinese above, English always: the paper of this trade is read on both sides of the sea. */
export type Label = readonly [zh: string, en: string];

export const LABELS = {
  fAddress: ['发货人', 'Shipper'],
  sAddress: ['收货人', 'Consignee'],
  tAddress: ['通知人', 'Notify party'],
  tAddressSecond: ['第二通知人', 'Second notify'],
  blNo: ['提单号', 'B/L No.'],
  bkgNo: ['订舱号', 'Booking No.'],
  hblNo: ['分单号', 'House B/L No.'],
  mblNo: ['主单号', 'Master B/L No.'],
  shippingName: ['船公司', 'Carrier'],
  combineBkgNo: ['并单订舱号', 'Combined bookings'],
  transportClauseName: ['运输条款', 'Service'],
  blMethodName: ['提单方式', 'Release'],
  settleMethodName: ['结算方式', 'Settlement'],
  payMethodName: ['付款方式', 'Freight'],
  payPlaceName: ['付款地点', 'Payable at'],
  vessel: ['船名', 'Vessel'],
  voyage: ['航次', 'Voyage'],
  etd: ['开航日', 'ETD'],
  placeReceipt: ['收货地', 'Place of receipt'],
  portStart: ['起运港', 'Port of loading'],
  portEnd: ['卸货港', 'Port of discharge'],
  placeDelivery: ['交货地', 'Place of delivery'],
  marks: ['唛头', 'Marks and numbers'],
  number: ['件数', 'Packages'],
  packageTypeName: ['包装', 'Package type'],
  goods: ['货描', 'Description of goods'],
  hsCode: ['HS 编码', 'HS'],
  weight: ['毛重 KGS', 'Gross weight KGS'],
  volume: ['体积 CBM', 'Measurement CBM'],
  ctnTypeName: ['箱型', 'Type'],
  ctnNo: ['箱号', 'Container no.'],
  sealNo: ['封号', 'Seal no.'],
  total: ['合计', 'Total'],
} as const satisfies Record<string, Label>;

export const WORDS = {
  master: ['海运提单', 'BILL OF LADING'],
  house: ['货代提单', 'HOUSE BILL OF LADING'],
  transport: ['', 'FOR OCEAN TRANSPORT'],
  approval: ['仅供核对，非物权凭证', 'FOR APPROVAL ONLY'],
  main: ['主票', 'Main bill'],
} as const satisfies Record<string, Label>;

export const copyLine = (language: Language, version: number): string =>
  language === 'zh-CN'
    ? `提单草单第 ${version} 版，${WORDS.approval[0]}  DRAFT COPY ${version} · ${WORDS.approval[1]}`
    : `DRAFT COPY ${version} · ${WORDS.approval[1]}`;

export const pageLine = (language: Language, page: number, pages: number): string =>
  language === 'zh-CN' ? `第 ${page} 页，共 ${pages} 页  page ${page} of ${pages}` : `page ${page} of ${pages}`;

export const riderLine = (language: Language, rider: number): string =>
  language === 'zh-CN' ? `附页 ${rider}  Rider page ${rider}` : `Rider page ${rider}`;

export const missingLine = (language: Language, characters: readonly string[]): string => {
  const list = characters.map((c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  const more = list.length > 8 ? ' …' : '';
  const codes = list.slice(0, 8).join(' ') + more;
  return language === 'zh-CN'
    ? `字库缺字，以 ? 代替  Printed as ?, not in the font: ${codes}`
    : `Printed as ?, not in the font: ${codes}`;
};

export const subLabel = (language: Language, position: number): string =>
  position === 0
    ? WORDS.main[language === 'zh-CN' ? 0 : 1]
    : language === 'zh-CN'
      ? `分票 ${position}`
      : `Sub-bill ${position}`;

export const digitLine = (language: Language, digit: number): string =>
  language === 'zh-CN' ? `校验位应为 ${digit}` : `check digit should be ${digit}`;
