import type { ContainerRow, GoodsRow } from '../types.ts';
import type { Method } from './methods.ts';
import type { ComparedField, DifferenceClass, FieldGroup } from './result.ts';

/** How one field is compared. */
export interface FieldSpec {
  /** the field that is shown */
  readonly field: ComparedField;
  readonly group: FieldGroup;
  readonly as: Method;
  /** class of a difference; a method may raise or lower it */
  readonly differs: Exclude<DifferenceClass, 'same'>;
  /** field of the id behind the shown one, and of a name beside it */
  readonly id?: string;
  readonly name?: string;
  /** the carrier may change it by rolling the booking */
  readonly schedule?: true;
  /** place in DCSA's transport document (EBL 3.0); `{row}` is the row on the right, `{no}` its container */
  readonly dcsa?: string;
}

const party = (field: ComparedField, name: string): FieldSpec => ({
  field,
  group: 'parties',
  as: 'party',
  differs: 'material',
  dcsa: `documentParties.${name}.displayedAddress`,
});

const number = (field: ComparedField, dcsa?: string): FieldSpec => ({
  field,
  group: 'numbers',
  as: 'reference',
  differs: 'blocking',
  ...(dcsa && { dcsa }),
});

const choice = (stem: string, as: Method, differs: FieldSpec['differs'], dcsa?: string): FieldSpec => ({
  field: `${stem}Name` as ComparedField,
  group: 'numbers',
  as,
  differs,
  id: `${stem}Id`,
  ...(dcsa && { dcsa }),
});

const place = (stem: string, transport: string, shown: string): FieldSpec[] => [
  {
    field: `${stem}Code` as ComparedField,
    group: 'route',
    as: 'port',
    differs: 'blocking',
    id: `${stem}Id`,
    name: `${stem}Name`,
    dcsa: `transports.${transport}.UNLocationCode`,
  },
  {
    field: `${stem}Desc` as ComparedField,
    group: 'route',
    as: 'text',
    differs: 'material',
    dcsa: `displayedNameFor${shown}`,
  },
];

const schedule = (field: ComparedField, as: Method, dcsa: string): FieldSpec => ({
  field,
  group: 'route',
  as,
  differs: 'material',
  schedule: true,
  dcsa: `transports.${dcsa}`,
});

/** The printed fields of a bill, in the order of the review. */
export const BILL_SPECS: readonly FieldSpec[] = [
  party('fAddress', 'shipper'),
  party('sAddress', 'consignee'),
  party('tAddress', 'notifyParties[0]'),
  party('tAddressSecond', 'notifyParties[1]'),
  number('hblNo'),
  number('mblNo', 'transportDocumentReference'),
  number('bkgNo', 'consignmentItems[0].carrierBookingReference'),
  {
    field: 'combineBkgNo',
    group: 'numbers',
    as: 'references',
    differs: 'material',
    dcsa: 'consignmentItems[*].carrierBookingReference',
  },
  choice('shipping', 'choice', 'material', 'carrierCode'),
  choice('transportClause', 'choice', 'material', 'receiptTypeAtOrigin'),
  choice('blMethod', 'release', 'blocking', 'transportDocumentTypeCode'),
  choice('settleMethod', 'choice', 'material'),
  choice('payMethod', 'payment', 'blocking', 'freightPaymentTermCode'),
  choice('payPlace', 'choice', 'material', 'invoicePayableAt'),
  schedule('vessel', 'text', 'vesselVoyages[0].vesselName'),
  schedule('voyage', 'text', 'vesselVoyages[0].carrierExportVoyageNumber'),
  schedule('etd', 'date', 'plannedDepartureDate'),
  ...place('placeReceipt', 'placeOfReceipt', 'PlaceOfReceipt'),
  ...place('portStart', 'portOfLoading', 'PortOfLoad'),
  ...place('portEnd', 'portOfDischarge', 'PortOfDischarge'),
  ...place('placeDelivery', 'placeOfDelivery', 'PlaceOfDelivery'),
];

const office = (field: ComparedField, as: Method): FieldSpec => ({ field, group: 'office', as, differs: 'cosmetic' });

/** What is kept with the bill and not printed on it. */
export const OFFICE_SPECS: readonly FieldSpec[] = [
  office('blContract', 'text'),
  office('blTel', 'text'),
  office('blEmail', 'references'),
  office('blDate', 'instant'),
  office('remark', 'text'),
];

/** Measured on arrival at the warehouse or terminal, beside the lines of cargo. */
export const ACTUAL_SPECS: readonly FieldSpec[] = [
  office('actualNumber', 'decimal'),
  office('actualWeight', 'decimal'),
  office('actualVolume', 'decimal'),
];

const cell = (group: FieldGroup, prefix: string) => {
  return (
    field: keyof GoodsRow | keyof ContainerRow,
    as: Method,
    differs: FieldSpec['differs'],
    dcsa = '',
    id = '',
  ) => ({
    field,
    group,
    as,
    differs,
    ...(id && { id }),
    ...(dcsa && { dcsa: prefix + dcsa }),
  });
};

const cargo = cell('cargo', 'consignmentItems[{row}].');

/** A line of cargo, in the order of its columns. */
export const GOODS_SPECS: readonly FieldSpec[] = [
  cargo('marks', 'marks', 'material', 'shippingMarks'),
  cargo('goods', 'text', 'material', 'descriptionOfGoods'),
  cargo('goodsTypeName', 'choice', 'material', '', 'goodsType'),
  cargo('packageTypeName', 'packages', 'material', 'cargoItems[*].outerPackaging.packageCode', 'packageType'),
  cargo('hsCode', 'hs', 'blocking', 'HSCodes'),
  cargo('number', 'decimal', 'blocking', 'cargoItems[*].outerPackaging.numberOfPackages'),
  cargo('weight', 'decimal', 'blocking', 'cargoItems[*].cargoGrossWeight'),
  cargo('volume', 'decimal', 'blocking', 'cargoItems[*].cargoGrossVolume'),
];

const box = cell('containers', 'utilizedTransportEquipments[{row}].');
const load = cell('containers', "consignmentItems[*].cargoItems[?(@.equipmentReference=='{no}')].");

/** A container, in the order of its columns. */
export const CONTAINER_SPECS: readonly FieldSpec[] = [
  box('ctnTypeName', 'containerType', 'blocking', 'equipment.ISOEquipmentCode', 'ctnType'),
  box('ctnNo', 'containerNumber', 'blocking', 'equipment.equipmentReference'),
  box('sealNo', 'seals', 'blocking', 'seals'),
  load('packageTypeName', 'packages', 'material', 'outerPackaging.packageCode', 'packageType'),
  load('number', 'decimal', 'blocking', 'outerPackaging.numberOfPackages'),
  load('weight', 'decimal', 'blocking', 'cargoGrossWeight'),
  load('volume', 'decimal', 'blocking', 'cargoGrossVolume'),
];

/** Exact sums of the lines of cargo. */
export const TOTALS = ['number', 'weight', 'volume'] as const;
