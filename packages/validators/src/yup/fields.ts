// For each rule a function of its name that makes fields. Rules are imported as namespaces, so that a bundle holds only those it uses.
import * as airWaybills from '../air-waybill.ts';
import * as amounts from '../amount.ts';
import * as texts from '../bill-text.ts';
import * as cargo from '../cargo.ts';
import * as containers from '../container.ts';
import * as emails from '../email.ts';
import * as eoris from '../eori.ts';
import * as general from '../general.ts';
import * as hsCodes from '../hs-code.ts';
import * as imoNumbers from '../imo-number.ts';
import * as parties from '../party.ts';
import * as passwords from '../password.ts';
import * as phones from '../phone.ts';
import * as postalCodes from '../postal-code.ts';
import type { RuleOptions } from '../rule.ts';
import * as seals from '../seal.ts';
import * as sizeTypes from '../size-type.ts';
import * as unLocodes from '../un-locode.ts';
import * as usccs from '../uscc.ts';
import * as vgms from '../vgm.ts';
import * as words from '../words.ts';
import { type FieldOf, type FieldOptions, fieldOf } from './field.ts';

export const mobile = /* @__PURE__ */ fieldOf(phones.mobile);
export const mobileCurrent = /* @__PURE__ */ fieldOf(phones.mobileCurrent);
export const phone = /* @__PURE__ */ fieldOf(phones.phone);
export const postalCode = /* @__PURE__ */ fieldOf(postalCodes.postalCode);
export const email = /* @__PURE__ */ fieldOf(emails.email);
export const emailList = /* @__PURE__ */ fieldOf(emails.emailList);
export const money = /* @__PURE__ */ fieldOf(amounts.money);
export const weight = /* @__PURE__ */ fieldOf(amounts.weight);
export const volume = /* @__PURE__ */ fieldOf(amounts.volume);
export const grossWeight = /* @__PURE__ */ fieldOf(amounts.grossWeight);
export const tiji = /* @__PURE__ */ fieldOf(amounts.tiji);
export const integer = /* @__PURE__ */ fieldOf(amounts.integer);
export const decimal = /* @__PURE__ */ fieldOf(amounts.decimal);
export const decimalSigned = /* @__PURE__ */ fieldOf(amounts.decimalSigned);
export const sealNumber = /* @__PURE__ */ fieldOf(seals.sealNumber);

export interface ContainerOptions extends RuleOptions {
  /** `error` also refuses a number whose check digit or category is not ISO 6346; `warn` leaves that to the warnings of the rule */
  readonly iso?: 'warn' | 'error';
}
const containerOf = ({ iso, ...options }: FieldOptions<ContainerOptions> = {}) =>
  fieldOf(iso === 'error' ? containers.containerNumberIso6346 : containers.containerNumber)(options);
export const containerNumber = containerOf as FieldOf<string, ContainerOptions>;

export const containerNumberIso6346 = /* @__PURE__ */ fieldOf(containers.containerNumberIso6346);
export const hsCode = /* @__PURE__ */ fieldOf(hsCodes.hsCode);
export const latinText = /* @__PURE__ */ fieldOf(texts.latinText);
export const shipper = /* @__PURE__ */ fieldOf(parties.shipper);
export const consignee = /* @__PURE__ */ fieldOf(parties.consignee);
export const notify = /* @__PURE__ */ fieldOf(parties.notify);
export const marks = /* @__PURE__ */ fieldOf(cargo.marks);
export const goods = /* @__PURE__ */ fieldOf(cargo.goods);
export const qq = /* @__PURE__ */ fieldOf(words.qq);
export const username = /* @__PURE__ */ fieldOf(words.username);
export const englishOnly = /* @__PURE__ */ fieldOf(words.englishOnly);
export const chineseOnly = /* @__PURE__ */ fieldOf(words.chineseOnly);
export const lettersCode = /* @__PURE__ */ fieldOf(words.lettersCode);
export const alias = /* @__PURE__ */ fieldOf(words.alias);
export const password = /* @__PURE__ */ fieldOf(passwords.password);
export const passwordMatch = /* @__PURE__ */ fieldOf(passwords.passwordMatch);
export const passwordNotUnsafe = /* @__PURE__ */ fieldOf(passwords.passwordNotUnsafe);
export const required = /* @__PURE__ */ fieldOf(general.required);
export const agreement = /* @__PURE__ */ fieldOf(general.agreement);
export const unLocode = /* @__PURE__ */ fieldOf(unLocodes.unLocode);
export const imoNumber = /* @__PURE__ */ fieldOf(imoNumbers.imoNumber);
export const airWaybill = /* @__PURE__ */ fieldOf(airWaybills.airWaybill);
export const uscc = /* @__PURE__ */ fieldOf(usccs.uscc);
export const eori = /* @__PURE__ */ fieldOf(eoris.eori);
export const isoSizeType = /* @__PURE__ */ fieldOf(sizeTypes.isoSizeType);
export const vgm = /* @__PURE__ */ fieldOf(vgms.vgm);
