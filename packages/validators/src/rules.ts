import { airWaybill } from './air-waybill.ts';
import { decimal, decimalSigned, grossWeight, integer, money, tiji, volume, weight } from './amount.ts';
import { latinText } from './bill-text.ts';
import { goods, marks } from './cargo.ts';
import { containerNumber, containerNumberIso6346 } from './container.ts';
import { email, emailList } from './email.ts';
import { eori } from './eori.ts';
import type * as every from './every.ts';
import { agreement, required } from './general.ts';
import { hsCode } from './hs-code.ts';
import { imoNumber } from './imo-number.ts';
import { consignee, notify, shipper } from './party.ts';
import { password, passwordMatch, passwordNotUnsafe } from './password.ts';
import { mobile, mobileCurrent, phone } from './phone.ts';
import { postalCode } from './postal-code.ts';
import type { Rule } from './rule.ts';
import { sealNumber } from './seal.ts';
import { isoSizeType } from './size-type.ts';
import { unLocode } from './un-locode.ts';
import { uscc } from './uscc.ts';
import { vgm } from './vgm.ts';
import { alias, chineseOnly, englishOnly, lettersCode, qq, username } from './words.ts';

type Every = typeof every;

/** Every rule by its name. A bundle that needs one rule imports that rule; this object holds them all. */
export const rules = /* @__PURE__ */ Object.fromEntries(
  [
    mobile,
    mobileCurrent,
    phone,
    postalCode,
    email,
    emailList,
    money,
    weight,
    volume,
    grossWeight,
    tiji,
    integer,
    decimal,
    decimalSigned,
    sealNumber,
    containerNumber,
    containerNumberIso6346,
    hsCode,
    latinText,
    shipper,
    consignee,
    notify,
    marks,
    goods,
    qq,
    username,
    englishOnly,
    chineseOnly,
    lettersCode,
    alias,
    password,
    passwordMatch,
    passwordNotUnsafe,
    required,
    agreement,
    unLocode,
    imoNumber,
    airWaybill,
    uscc,
    eori,
    isoSizeType,
    vgm,
  ].map((rule) => [rule.name, rule]),
) as {
  readonly [Name in keyof Every as Every[Name] extends Pick<Rule, 'name' | 'example'> ? Name : never]: Every[Name];
};

export type RuleName = keyof typeof rules;
