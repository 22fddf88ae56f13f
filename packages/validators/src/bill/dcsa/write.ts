import { destinationOfBill } from '../../record/destination.ts';
import { WEB_STATUS } from '../status.ts';
import type { BillRecord } from '../types.ts';
import type { Json } from './reader.ts';
import { ENDS } from './words.ts';
import { common, numberOf, parties, present, Writer } from './write-parts.ts';

/** EBL 3.0.4 of DCSA: a bill as Shipping Instructions and as a Transport Document. */

/** What a bill does not say and a Transport Document has to. */
export interface DocumentFacts {
  /** `yyyy-mm-dd`, when the ship is expected at the port of discharge */
  readonly arrival?: string | undefined;
  readonly issuer?: {
    readonly partyName: string;
    readonly street: string;
    readonly city: string;
    readonly countryCode: string;
  };
  readonly terms?: string | undefined;
}

/** A document, the fields that it has to have and the bill lacks, and those that the bill has and the document cannot say. */
export interface Written {
  readonly document: Json;
  readonly lacks: readonly string[];
  readonly unsaid: readonly string[];
}

const written = (writer: Writer, document: Json): Written => ({
  document,
  lacks: [...writer.lacks],
  unsaid: [...writer.unsaid],
});

const AT_SEA = [
  'vessel',
  'voyage',
  'etd',
  'transportClauseId',
  'portStartCode',
  'portEndCode',
  'placeReceiptCode',
  'placeDeliveryCode',
] as const;

/** A bill as `CreateShippingInstructions`: the ship, its dates and codes of places are the carrier's own there. */
export function toShippingInstructions(record: BillRecord): Written {
  const writer = new Writer();
  const { bill } = record;
  for (const name of AT_SEA) if (bill[name] !== null && bill[name] !== '') writer.unsaid.add(`bill.${name}`);
  if (bill.payPlaceName.trim() !== '') writer.unsaid.add('bill.payPlaceName');
  for (const [at, { ctnTypeName }] of record.containers.entries())
    if (ctnTypeName !== '') writer.unsaid.add(`containers[${at}].ctnType`);
  return written(writer, {
    ...common(writer, record, false),
    documentParties: parties(writer, bill, false),
    isCargoDeliveredInICS2Zone: destinationOfBill({ ...bill }) === 'EU',
  });
}

const STATUS: Readonly<Record<number, string>> = {
  [WEB_STATUS.confirmed]: 'APPROVED',
  [WEB_STATUS.issued]: 'ISSUED',
  [WEB_STATUS.released]: 'SURRENDERED_FOR_DELIVERY',
};

const located = (code: string, name: string): Json =>
  present({ UNLocationCode: code || undefined, locationName: name || undefined });

/** A draft as `TransportDocument`. */
export function toTransportDocument(record: BillRecord, { arrival, issuer, terms }: DocumentFacts): Written {
  const writer = new Writer();
  const { bill } = record;
  const [origin = '', delivery = ''] = bill.transportClauseName.split('-');
  const [receipt, end] = [ENDS[origin.trim()], ENDS[delivery.trim()]];
  if (!receipt || !end) writer.lacks.add('bill.transportClauseId');
  if (arrival === undefined) writer.lacks.add('arrival');
  if (issuer === undefined) writer.lacks.add('issuer');
  const filling = (way: string | undefined) => (way === 'CFS' ? 'LCL' : 'FCL');
  const payable = bill.payPlaceName.trim() || bill.portStartName;
  return written(writer, {
    ...common(writer, record, true),
    transportDocumentReference: writer.need(numberOf(record), 'bill.mblNo').slice(0, 20),
    transportDocumentStatus: STATUS[bill.webStatus] ?? 'DRAFT',
    invoicePayableAt: { freeText: writer.need(payable, 'bill.payPlaceName').slice(0, 35) },
    documentParties: {
      ...parties(writer, bill, true),
      issuingParty: issuer && {
        partyName: issuer.partyName,
        address: { street: issuer.street, city: issuer.city, countryCode: issuer.countryCode },
      },
    },
    termsAndConditions: terms ?? '',
    receiptTypeAtOrigin: receipt,
    deliveryTypeAtDestination: end,
    cargoMovementTypeAtOrigin: filling(receipt),
    cargoMovementTypeAtDestination: filling(end),
    transports: present({
      plannedDepartureDate: writer.need(bill.etd ?? '', 'bill.etd'),
      plannedArrivalDate: arrival,
      placeOfReceipt: bill.placeReceiptName === '' ? undefined : located(bill.placeReceiptCode, bill.placeReceiptName),
      portOfLoading: located(bill.portStartCode, bill.portStartName),
      portOfDischarge: located(bill.portEndCode, bill.portEndName),
      placeOfDelivery:
        bill.placeDeliveryName === '' ? undefined : located(bill.placeDeliveryCode, bill.placeDeliveryName),
      vesselVoyages: [
        {
          vesselName: writer.need(bill.vessel, 'bill.vessel'),
          carrierExportVoyageNumber: writer.need(bill.voyage, 'bill.voyage'),
        },
      ],
    }),
  });
}
