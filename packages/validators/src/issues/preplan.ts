/** Codes of what is filed with the customs of China before loading. */
export interface PreplanIssues {
  /** such as USCI+ and the credit code; `party` is whose */
  'preplan.companyCode': { party: PreplanPartyName };
  /** four digits */
  'preplan.customs': Nothing;
  /** two letters of ISO 3166 */
  'preplan.country': Nothing;
  'preplan.carrier': Nothing;
  'preplan.un': Nothing;
  'preplan.pieces': Nothing;
  'preplan.none': { rows: 'goods' | 'boxes' };
  /** goods are in a container that is not in the list */
  'preplan.into': { ctnNo: string };
}
type Nothing = Record<never, never>;
export type PreplanPartyName = 'shipper' | 'consignee' | 'notify';
