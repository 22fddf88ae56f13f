/** Everything the package exports but `rules`, the list of all rules, whose type is derived from these exports. */
export { airWaybill } from './air-waybill.ts';
export * from './amount.ts';
export { latinText } from './bill-text.ts';
export { type BoxOptions, LINE_COLUMNS } from './bill-text-box.ts';
export type { TextOptions, TextProfile } from './bill-text-profile.ts';
export type { BillTextPlace } from './bill-text-repair.ts';
export { type BillTextRepair, billTextRepairs, toBillText } from './bill-text-repair.ts';
export { goods, marks } from './cargo.ts';
export * from './container.ts';
export { email, emailList } from './email.ts';
export { eori } from './eori.ts';
export { agreement, required } from './general.ts';
export { hsCode } from './hs-code.ts';
export { imoNumber } from './imo-number.ts';
export type { Code, Issue, IssueOf, IssueParams, Severity } from './issue.ts';
export type { AmountIssues, DigitIssues } from './issues/amount.ts';
export type {
  AirWaybillIssues,
  EoriIssues,
  HsIssues,
  ImoIssues,
  SealIssues,
  UnLocodeIssues,
  UsccIssues,
  VgmIssues,
} from './issues/codes.ts';
export type { E164Issues, EmailIssues, PhoneIssues, PostalCodeIssues } from './issues/contact.ts';
export type { ContainerIssues, SizeTypeIssues } from './issues/container.ts';
export type { Flaw } from './issues/flaw.ts';
export type { GeneralIssues } from './issues/general.ts';
export type { PasswordIssues, UnsafeIssues } from './issues/password.ts';
export type { RecordIssues } from './issues/record.ts';
export type { CharacterKind, Destination, LatinIssues, TextIssues, VagueIssues } from './issues/text.ts';
export type { WordIssues } from './issues/words.ts';
export type { CheckDigit, FlawsOf, WrittenFlaws } from './issues/written.ts';
export { consignee, notify, shipper } from './party.ts';
export { PARTY_LINES, type PartyFacts, partyText } from './party-text.ts';
export { type PasswordPair, password, passwordMatch, passwordNotUnsafe, type UnsafeOptions } from './password.ts';
export * from './phone.ts';
export { postalCode } from './postal-code.ts';
export { isEmpty, type Rule, type RuleOptions } from './rule.ts';
export { sealNumber } from './seal.ts';
export { isoSizeType } from './size-type.ts';
export { unLocode } from './un-locode.ts';
export { uscc } from './uscc.ts';
export { checkVgm, type VgmFacts, vgm } from './vgm.ts';
export { alias, chineseOnly, englishOnly, lettersCode, qq, username } from './words.ts';
