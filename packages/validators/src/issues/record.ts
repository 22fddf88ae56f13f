/** Codes of records: what is no record, what may not stay empty, and values that are no text of the trade. */
export interface RecordIssues extends RequiredFields {
  /** something else than a record was given */
  'type.record': { given: string };
  /** something else than a list was given */
  'type.rows': { given: string };
  /** something else than the id of an entry was given */
  'choice.id': Nothing;
  'date.format': Nothing;
  /** `month` as in 2026-02, which has only so many `days` */
  'date.calendar': { month: string; days: number };
  'date.instant': Nothing;
  /** the new phone number is the old one */
  'phone.same': Nothing;
  /** cargo goes to the port where it is */
  'port.same': Nothing;
  'total.number': Totals;
  'total.weight': Totals;
  'total.volume': Totals;
  /** the container stands in an earlier row already; `first` counts from 1 */
  'repeated.container': { first: number };
  /** the seal stands on another container already; `first` is its row from 1 */
  'repeated.seal': { first: number };
}

type Nothing = Record<never, never>;

interface Totals {
  goods: string;
  containers: string;
}

/** One code for every field that has words of its own for being empty: `required.` and the name of the field. */
type RequiredFields = {
  [Name in RequiredName as `required.${Name}`]: Nothing;
};

type RequiredName =
  | 'shippingId'
  | 'transportClauseId'
  | 'payMethodId'
  | 'settleMethodId'
  | 'placeReceiptId'
  | 'portStartId'
  | 'portEndId'
  | 'placeDeliveryId'
  | 'etd'
  | 'blContract'
  | 'blTel'
  | 'blEmail'
  | 'blDate'
  | 'goods'
  | 'goodsType'
  | 'packageType'
  | 'ctnType'
  | 'ctnNo'
  | 'sealNo'
  | 'number'
  | 'weight'
  | 'volume'
  | 'account'
  | 'phone'
  | 'smsCode'
  | 'password'
  | 'confirm'
  | 'companyName'
  | 'name'
  | 'captcha'
  | 'newPhone'
  | 'newSmsCode'
  | 'transportType'
  | 'containerType'
  | 'destination'
  | 'workNo'
  | 'warehouseEntryNo'
  | 'content';
