import {
  consignee,
  containerNumberIso6346,
  goods,
  grossWeight,
  hsCode,
  type Issue,
  integer,
  latinText,
  marks,
  notify,
  type Rule,
  type RuleOptions,
  sealNumber,
  shipper,
  volume,
} from '@lading/validators';
import type { BillKind, ComparedField, FieldComparison } from '@lading/validators/bill';

const RULES: Partial<Record<ComparedField, Rule<unknown, RuleOptions>>> = {
  fAddress: shipper,
  sAddress: consignee,
  tAddress: notify,
  tAddressSecond: notify,
  marks,
  goods,
  placeReceiptDesc: latinText,
  portStartDesc: latinText,
  portEndDesc: latinText,
  placeDeliveryDesc: latinText,
  vessel: latinText,
  voyage: latinText,
  ctnNo: containerNumberIso6346,
  sealNo: sealNumber,
  hsCode,
  number: integer,
  weight: grossWeight,
  volume,
};

const MULTILINE: ReadonlySet<ComparedField> = new Set<ComparedField>([
  'fAddress',
  'sAddress',
  'tAddress',
  'tAddressSecond',
  'marks',
  'goods',
  'placeReceiptDesc',
  'portStartDesc',
  'portEndDesc',
  'placeDeliveryDesc',
  'remark',
]);

/** Typed in several lines of 35 columns. */
export const isLines = ({ field }: FieldComparison): boolean => MULTILINE.has(field);
/** Whether a rule of the trade looks at it. */
export const hasRule = ({ field }: FieldComparison): boolean => RULES[field] !== undefined;

/** What the rules of the field say of a proposed value. A field may be emptied: that is a change too. */
export function checkProposed({ field }: FieldComparison, value: string, bill: BillKind): readonly Issue[] {
  const rule = RULES[field];
  if (!rule) return [];
  const options = { optional: true, bill };
  const [first] = [rule.check(value, options)];
  return rule.all?.(value, options) ?? (first ? [first] : []);
}
