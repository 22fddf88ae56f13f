// The floor under the loops: a table for each place of a number, every field of a bill by its name, as a code generator writes.
import {
  isContainer,
  isEmail,
  isEmailList,
  isHsCode,
  isInteger,
  isLatin,
  isMobile,
  isMoney,
  isPhone,
  isPostalCode,
  isSeal,
  isText,
  isUnLocode,
  isWeight,
} from '../pure-rules.mjs';

export { isNumber } from '../numbers/unrolled.mjs';

class Report {
  issues = undefined;
  prefix = '';
  at = -1;

  add(name, code) {
    const path = this.at < 0 ? name : `${this.prefix}[${this.at}].${name}`;
    this.issues ??= [];
    this.issues.push({ path, code });
  }

  need(value, name, kind) {
    this.add(name, isEmpty(value) ? 'required' : typeof value === 'string' ? kind : 'type.text');
  }

  may(value, name, kind) {
    if (!isEmpty(value)) this.add(name, typeof value === 'string' ? kind : 'type.text');
  }
}

const isEmpty = (value) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const legal = (value, test) => typeof value === 'string' && test(value);

function checkFields(bill, report) {
  if (!legal(bill.webStatusName, isText)) report.need(bill.webStatusName, 'webStatusName', 'text');
  if (!legal(bill.transportClauseName, isText)) report.need(bill.transportClauseName, 'transportClauseName', 'text');
  if (!legal(bill.payMethodName, isText)) report.need(bill.payMethodName, 'payMethodName', 'text');
  if (!legal(bill.settleMethodName, isText)) report.need(bill.settleMethodName, 'settleMethodName', 'text');
  if (!legal(bill.shippingName, isText)) report.need(bill.shippingName, 'shippingName', 'text');
  if (!legal(bill.bkgNo, isText)) report.need(bill.bkgNo, 'bkgNo', 'text');
  if (!legal(bill.mblNo, isText)) report.need(bill.mblNo, 'mblNo', 'text');
  if (!legal(bill.hblNo, isText)) report.need(bill.hblNo, 'hblNo', 'text');
  if (!legal(bill.etd, isText)) report.need(bill.etd, 'etd', 'text');
  if (!legal(bill.blContract, isText)) report.need(bill.blContract, 'blContract', 'text');
  if (!legal(bill.blDate, isText)) report.need(bill.blDate, 'blDate', 'text');
  if (!legal(bill.goodsTypeName, isText)) report.need(bill.goodsTypeName, 'goodsTypeName', 'text');
  if (!legal(bill.packageTypeName, isText)) report.need(bill.packageTypeName, 'packageTypeName', 'text');
  if (!legal(bill.payPlaceName, isText)) report.may(bill.payPlaceName, 'payPlaceName', 'text');
  if (!legal(bill.blMethodName, isText)) report.may(bill.blMethodName, 'blMethodName', 'text');
  if (!legal(bill.combineBkgNo, isText)) report.may(bill.combineBkgNo, 'combineBkgNo', 'text');
  if (!legal(bill.remark, isText)) report.may(bill.remark, 'remark', 'text');
  if (!legal(bill.originCountryName, isText)) report.may(bill.originCountryName, 'originCountryName', 'text');
  if (!legal(bill.internalRemark, isText)) report.may(bill.internalRemark, 'internalRemark', 'text');
  if (!legal(bill.fAddress, isLatin)) report.need(bill.fAddress, 'fAddress', 'latin');
  if (!legal(bill.sAddress, isLatin)) report.need(bill.sAddress, 'sAddress', 'latin');
  if (!legal(bill.tAddress, isLatin)) report.need(bill.tAddress, 'tAddress', 'latin');
  if (!legal(bill.marks, isLatin)) report.need(bill.marks, 'marks', 'latin');
  if (!legal(bill.goods, isLatin)) report.need(bill.goods, 'goods', 'latin');
  if (!legal(bill.vessel, isLatin)) report.need(bill.vessel, 'vessel', 'latin');
  if (!legal(bill.voyage, isLatin)) report.need(bill.voyage, 'voyage', 'latin');
  if (!legal(bill.tAddressSecond, isLatin)) report.may(bill.tAddressSecond, 'tAddressSecond', 'latin');
  if (!legal(bill.placeReceiptName, isText)) report.need(bill.placeReceiptName, 'placeReceiptName', 'text');
  if (!legal(bill.placeReceiptCode, isUnLocode)) report.need(bill.placeReceiptCode, 'placeReceiptCode', 'unLocode');
  if (!legal(bill.placeReceiptDesc, isLatin)) report.may(bill.placeReceiptDesc, 'placeReceiptDesc', 'latin');
  if (!legal(bill.portStartName, isText)) report.need(bill.portStartName, 'portStartName', 'text');
  if (!legal(bill.portStartCode, isUnLocode)) report.need(bill.portStartCode, 'portStartCode', 'unLocode');
  if (!legal(bill.portStartDesc, isLatin)) report.may(bill.portStartDesc, 'portStartDesc', 'latin');
  if (!legal(bill.portEndName, isText)) report.need(bill.portEndName, 'portEndName', 'text');
  if (!legal(bill.portEndCode, isUnLocode)) report.need(bill.portEndCode, 'portEndCode', 'unLocode');
  if (!legal(bill.portEndDesc, isLatin)) report.may(bill.portEndDesc, 'portEndDesc', 'latin');
  if (!legal(bill.placeDeliveryName, isText)) report.need(bill.placeDeliveryName, 'placeDeliveryName', 'text');
  if (!legal(bill.placeDeliveryCode, isUnLocode)) report.need(bill.placeDeliveryCode, 'placeDeliveryCode', 'unLocode');
  if (!legal(bill.placeDeliveryDesc, isLatin)) report.may(bill.placeDeliveryDesc, 'placeDeliveryDesc', 'latin');
  if (!legal(bill.blTel, isPhone)) report.need(bill.blTel, 'blTel', 'phone');
  if (!legal(bill.shipperTel, isPhone)) report.may(bill.shipperTel, 'shipperTel', 'phone');
  if (!legal(bill.notifyTel, isPhone)) report.may(bill.notifyTel, 'notifyTel', 'phone');
  if (!legal(bill.shipperMobile, isMobile)) report.may(bill.shipperMobile, 'shipperMobile', 'mobile');
  if (!legal(bill.blEmail, isEmailList)) report.need(bill.blEmail, 'blEmail', 'emailList');
  if (!legal(bill.shipperEmail, isEmail)) report.may(bill.shipperEmail, 'shipperEmail', 'email');
  if (!legal(bill.shipperPostalCode, isPostalCode))
    report.may(bill.shipperPostalCode, 'shipperPostalCode', 'postalCode');
  if (!legal(bill.hsCode, isHsCode)) report.need(bill.hsCode, 'hsCode', 'hsCode');
  if (!legal(bill.number, isInteger)) report.need(bill.number, 'number', 'integer');
  if (!legal(bill.actualNumber, isInteger)) report.need(bill.actualNumber, 'actualNumber', 'integer');
  if (!legal(bill.originals, isInteger)) report.may(bill.originals, 'originals', 'integer');
  if (!legal(bill.copies, isInteger)) report.may(bill.copies, 'copies', 'integer');
  if (!legal(bill.weight, isWeight)) report.need(bill.weight, 'weight', 'weight');
  if (!legal(bill.volume, isWeight)) report.need(bill.volume, 'volume', 'weight');
  if (!legal(bill.actualWeight, isWeight)) report.need(bill.actualWeight, 'actualWeight', 'weight');
  if (!legal(bill.actualVolume, isWeight)) report.need(bill.actualVolume, 'actualVolume', 'weight');
  if (!legal(bill.oceanFreight, isMoney)) report.may(bill.oceanFreight, 'oceanFreight', 'money');
  if (!legal(bill.insurance, isMoney)) report.may(bill.insurance, 'insurance', 'money');
  if (!legal(bill.documentFee, isMoney)) report.may(bill.documentFee, 'documentFee', 'money');
  if (!legal(bill.handlingFee, isMoney)) report.may(bill.handlingFee, 'handlingFee', 'money');
  if (!legal(bill.telexFee, isMoney)) report.may(bill.telexFee, 'telexFee', 'money');
}

function checkRow(row, report) {
  if (!legal(row.ctnNo, isContainer)) report.need(row.ctnNo, 'ctnNo', 'container');
  if (!legal(row.ctnTypeName, isText)) report.need(row.ctnTypeName, 'ctnTypeName', 'text');
  if (!legal(row.sealNo, isSeal)) report.need(row.sealNo, 'sealNo', 'seal');
  if (!legal(row.packageTypeName, isText)) report.need(row.packageTypeName, 'packageTypeName', 'text');
  if (!legal(row.number, isInteger)) report.need(row.number, 'number', 'integer');
  if (!legal(row.weight, isWeight)) report.need(row.weight, 'weight', 'weight');
  if (!legal(row.volume, isWeight)) report.need(row.volume, 'volume', 'weight');
  if (!legal(row.tare, isWeight)) report.need(row.tare, 'tare', 'weight');
  if (!legal(row.marks, isLatin)) report.may(row.marks, 'marks', 'latin');
}

function checkList(rows, prefix, report) {
  report.prefix = prefix;
  for (let at = 0; at < rows.length; at++) {
    report.at = at;
    checkRow(rows[at], report);
  }
  return report.issues;
}

export function checkBill(bill) {
  const report = new Report();
  checkFields(bill, report);
  return checkList(bill.containers, 'containers', report);
}
export const checkRows = (rows) => checkList(rows, '', new Report());
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
