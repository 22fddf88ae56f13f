/**
 * The fields of a bill of lading, once. Names are the specification's (section 3); types, schemas, the contract, the
 * database row and the form all derive from these lists. `assumed` marks what the specification does not show.
 */

/** How a value travels in JSON. `etd` is a local date, `blDate` an ISO instant with offset, decimals are strings. */
export type FieldType = 'id' | 'integer' | 'text' | 'decimal' | 'date' | 'instant';

/** Of the carrier, or of the forwarder's house. */
export type BillKind = 'MBL' | 'HBL';

export interface FieldDefinition {
  readonly name: string;
  readonly type: FieldType;
  /** which bill carries it; both when absent */
  readonly only?: BillKind;
  /** may be null: an optional reference or date */
  readonly nullable?: true;
  /** several lines of text, kept as typed */
  readonly lines?: true;
  /** true where the specification does not show the field */
  readonly assumed?: true;
}

export const BILL_FIELDS = [
  { name: 'id', type: 'id' },
  { name: 'version', type: 'integer', assumed: true },
  { name: 'webStatus', type: 'integer', assumed: true },
  { name: 'webStatusName', type: 'text' },
  { name: 'fAddress', type: 'text', lines: true },
  { name: 'sAddress', type: 'text', lines: true },
  { name: 'tAddress', type: 'text', lines: true },
  { name: 'tAddressSecond', type: 'text', lines: true },
  { name: 'transportClauseId', type: 'id', nullable: true },
  { name: 'transportClauseName', type: 'text' },
  { name: 'payMethodId', type: 'id', nullable: true },
  { name: 'payMethodName', type: 'text' },
  { name: 'payPlaceId', type: 'id', nullable: true },
  { name: 'payPlaceName', type: 'text' },
  { name: 'blMethodId', type: 'id', nullable: true, only: 'MBL' },
  { name: 'blMethodName', type: 'text', only: 'MBL' },
  { name: 'settleMethodId', type: 'id', nullable: true, only: 'HBL' },
  { name: 'settleMethodName', type: 'text', only: 'HBL' },
  { name: 'bkgNo', type: 'text' },
  { name: 'mblNo', type: 'text' },
  { name: 'hblNo', type: 'text', only: 'HBL' },
  { name: 'shippingId', type: 'id', nullable: true },
  { name: 'shippingName', type: 'text' },
  { name: 'combineBkgNo', type: 'text' },
  { name: 'placeReceiptId', type: 'id', nullable: true },
  { name: 'placeReceiptName', type: 'text' },
  { name: 'placeReceiptCode', type: 'text', assumed: true },
  { name: 'placeReceiptDesc', type: 'text', lines: true },
  { name: 'portStartId', type: 'id', nullable: true },
  { name: 'portStartName', type: 'text' },
  { name: 'portStartCode', type: 'text', assumed: true },
  { name: 'portStartDesc', type: 'text', lines: true },
  { name: 'portEndId', type: 'id', nullable: true },
  { name: 'portEndName', type: 'text' },
  { name: 'portEndCode', type: 'text', assumed: true },
  { name: 'portEndDesc', type: 'text', lines: true },
  { name: 'placeDeliveryId', type: 'id', nullable: true },
  { name: 'placeDeliveryName', type: 'text' },
  { name: 'placeDeliveryCode', type: 'text', assumed: true },
  { name: 'placeDeliveryDesc', type: 'text', lines: true },
  { name: 'vessel', type: 'text' },
  { name: 'voyage', type: 'text' },
  { name: 'etd', type: 'date', nullable: true },
  { name: 'blContract', type: 'text' },
  { name: 'blTel', type: 'text' },
  { name: 'blEmail', type: 'text' },
  { name: 'blDate', type: 'instant', nullable: true },
  { name: 'remark', type: 'text', lines: true },
] as const satisfies readonly FieldDefinition[];

export const GOODS_FIELDS = [
  { name: 'id', type: 'id' },
  { name: 'marks', type: 'text', lines: true },
  { name: 'goods', type: 'text', lines: true },
  { name: 'goodsType', type: 'id', nullable: true },
  { name: 'goodsTypeName', type: 'text' },
  { name: 'packageType', type: 'id', nullable: true },
  { name: 'packageTypeName', type: 'text' },
  { name: 'hsCode', type: 'text' },
  { name: 'number', type: 'integer' },
  { name: 'weight', type: 'decimal' },
  { name: 'volume', type: 'decimal' },
] as const satisfies readonly FieldDefinition[];

export const CONTAINER_FIELDS = [
  { name: 'id', type: 'id', assumed: true },
  { name: 'ctnType', type: 'id' },
  { name: 'ctnTypeName', type: 'text' },
  { name: 'ctnNo', type: 'text' },
  { name: 'sealNo', type: 'text' },
  { name: 'packageType', type: 'id' },
  { name: 'packageTypeName', type: 'text' },
  { name: 'number', type: 'integer' },
  { name: 'weight', type: 'decimal' },
  { name: 'volume', type: 'decimal' },
] as const satisfies readonly FieldDefinition[];
