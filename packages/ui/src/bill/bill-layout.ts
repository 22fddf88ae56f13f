import type { BillFieldName, BillKind } from '@lading/validators/bill';
import type { MessageId } from '../i18n/provider.tsx';

type After<Prefix extends string, Id> = Id extends `${Prefix}${infer Key}` ? Key : never;
/** A label of the paper: `bill.<key>` in the reader's language, `bill.paper.<key>` as the form prints it. */
export type BoxLabel = After<'bill.paper.', MessageId>;

/** One box of the printed form. `span` counts the 16 columns beside the party column. */
export interface BillBox {
  readonly label: BoxLabel;
  readonly field: BillFieldName;
  readonly span: 'party' | 4 | 5 | 6 | 8;
  /** two rows high, beside two rows of smaller boxes */
  readonly tall?: true;
  /** a party: 4 to 6 lines of 35 characters */
  readonly lines?: true;
  /** the numbers a bill is called by */
  readonly strong?: true;
  /** name and code of the place whose description is printed */
  readonly place?: { readonly name: BillFieldName; readonly code: BillFieldName };
  /** two of them share a line of a phone */
  readonly half?: true;
}

const SHIPPER: BillBox = { label: 'shipper', field: 'fAddress', span: 'party', tall: true, lines: true };

const NUMBERS: Record<BillKind, readonly BillBox[]> = {
  MBL: [
    { label: 'blNo', field: 'mblNo', span: 8, strong: true, half: true },
    { label: 'bookingNo', field: 'bkgNo', span: 8, strong: true, half: true },
  ],
  HBL: [
    { label: 'hblNo', field: 'hblNo', span: 6, strong: true },
    { label: 'mblNo', field: 'mblNo', span: 5, strong: true, half: true },
    { label: 'bookingNo', field: 'bkgNo', span: 5, strong: true, half: true },
  ],
};

const RELEASE: Record<BillKind, BillBox> = {
  MBL: { label: 'release', field: 'blMethodName', span: 6, half: true },
  HBL: { label: 'settlement', field: 'settleMethodName', span: 6, half: true },
};

const before: readonly BillBox[] = [
  { label: 'consignee', field: 'sAddress', span: 'party', tall: true, lines: true },
  { label: 'carrier', field: 'shippingName', span: 8, half: true },
  { label: 'combined', field: 'combineBkgNo', span: 8, half: true },
  { label: 'service', field: 'transportClauseName', span: 4, half: true },
];

const place = (stem: 'placeReceipt' | 'portStart' | 'portEnd' | 'placeDelivery') =>
  ({ field: `${stem}Desc`, place: { name: `${stem}Name`, code: `${stem}Code` }, half: true }) as const;

const after: readonly BillBox[] = [
  { label: 'freight', field: 'payMethodName', span: 6 },
  { label: 'notify', field: 'tAddress', span: 'party', lines: true },
  { label: 'secondNotify', field: 'tAddressSecond', span: 8, lines: true },
  { label: 'payableAt', field: 'payPlaceName', span: 8 },
  { label: 'vessel', field: 'vessel', span: 'party' },
  { label: 'voyage', field: 'voyage', span: 4, half: true },
  { label: 'etd', field: 'etd', span: 4, half: true },
  { label: 'receipt', span: 8, ...place('placeReceipt') },
  { label: 'loading', span: 'party', ...place('portStart') },
  { label: 'discharge', span: 8, ...place('portEnd') },
  { label: 'delivery', span: 8, ...place('placeDelivery') },
];

const boxes = (kind: BillKind) => [SHIPPER, ...NUMBERS[kind], ...before, RELEASE[kind], ...after];

/** The boxes of a bill in the order of the paper. The title box stands right of the first one. */
export const BILL_LAYOUT: Record<BillKind, readonly BillBox[]> = { MBL: boxes('MBL'), HBL: boxes('HBL') };

/** What is kept with the bill and never printed on it. */
export const RAIL_FIELDS = ['webStatusName', 'blContract', 'blTel', 'blEmail', 'blDate', 'remark'] as const;
