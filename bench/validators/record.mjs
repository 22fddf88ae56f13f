// The whole bill that every contestant checks: 60 fields and a list of containers of 9 cells, all texts.

/** Kinds of text; each names the rule of @lading/validators and the loop of `pure-rules.mjs` that mean the same. */
const required = (kind, ...names) => names.map((name) => ({ name, kind, required: true }));
const optional = (kind, ...names) => names.map((name) => ({ name, kind, required: false }));

const place = (name) => [
  ...required('text', `${name}Name`),
  ...required('unLocode', `${name}Code`),
  ...optional('latin', `${name}Desc`),
];

export const FIELDS = [
  ...required('text', 'webStatusName', 'transportClauseName', 'payMethodName', 'settleMethodName', 'shippingName'),
  ...required('text', 'bkgNo', 'mblNo', 'hblNo', 'etd', 'blContract', 'blDate', 'goodsTypeName', 'packageTypeName'),
  ...optional('text', 'payPlaceName', 'blMethodName', 'combineBkgNo', 'remark', 'originCountryName', 'internalRemark'),
  ...required('latin', 'fAddress', 'sAddress', 'tAddress', 'marks', 'goods', 'vessel', 'voyage'),
  ...optional('latin', 'tAddressSecond'),
  ...['placeReceipt', 'portStart', 'portEnd', 'placeDelivery'].flatMap(place),
  ...required('phone', 'blTel'),
  ...optional('phone', 'shipperTel', 'notifyTel'),
  ...optional('mobile', 'shipperMobile'),
  ...required('emailList', 'blEmail'),
  ...optional('email', 'shipperEmail'),
  ...optional('postalCode', 'shipperPostalCode'),
  ...required('hsCode', 'hsCode'),
  ...required('integer', 'number', 'actualNumber'),
  ...optional('integer', 'originals', 'copies'),
  ...required('weight', 'weight', 'volume', 'actualWeight', 'actualVolume'),
  ...optional('money', 'oceanFreight', 'insurance', 'documentFee', 'handlingFee', 'telexFee'),
];

/** The list of containers, and the cells of each. */
export const LIST = 'containers';
export const CELLS = [
  ...required('container', 'ctnNo'),
  ...required('text', 'ctnTypeName'),
  ...required('seal', 'sealNo'),
  ...required('text', 'packageTypeName'),
  ...required('integer', 'number'),
  ...required('weight', 'weight', 'volume', 'tare'),
  ...optional('latin', 'marks'),
];
