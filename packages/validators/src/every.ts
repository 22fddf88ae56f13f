/** Everything the entry exports but the list of the rules, whose type is made of it. */
export { type AirWaybillIssues, airWaybill } from './air-waybill.ts';
export * from './amount.ts';
export { type LatinIssues, latinText } from './bill-text.ts';
export { type BoxOptions, LINE_COLUMNS, type TextIssues } from './bill-text-box.ts';
export type { TextOptions, TextProfile } from './bill-text-profile.ts';
export { type BillTextRepair, billTextRepairs, type CharacterKind, toBillText } from './bill-text-repair.ts';
export { goods, marks } from './cargo.ts';
export * from './container.ts';
export { type EmailIssues, email, emailList } from './email.ts';
export { agreement, required } from './general.ts';
export { type HsIssues, hsCode } from './hs-code.ts';
export { type ImoIssues, imoNumber } from './imo-number.ts';
export type { Code, Issue, IssueParams, Severity } from './issue.ts';
export { consignee, notify, shipper } from './party.ts';
export {
  type PasswordIssues,
  type PasswordPair,
  password,
  passwordMatch,
  passwordNotUnsafe,
  type UnsafeIssues,
  type UnsafeOptions,
} from './password.ts';
export * from './phone.ts';
export { type PostalCodeIssues, postalCode } from './postal-code.ts';
export { isEmpty, type Rule, type RuleOptions } from './rule.ts';
export { type SealIssues, sealNumber } from './seal.ts';
export { isoSizeType, type SizeTypeIssues } from './size-type.ts';
export { type UnLocodeIssues, unLocode } from './un-locode.ts';
export { type UsccIssues, uscc } from './uscc.ts';
export type { Destination, VagueIssues } from './vague-goods.ts';
export { checkVgm, type VgmFacts, type VgmIssues, vgm } from './vgm.ts';
export { alias, chineseOnly, englishOnly, lettersCode, qq, username, type WordIssues } from './words.ts';
