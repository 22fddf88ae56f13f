import {
  type BillDraftValues,
  blankContainer,
  blankGoods,
  type Held,
  type HeldContainer,
  type HeldGoods,
} from '../draft/values.ts';
import { shortest } from './cargo.ts';
import { partyText, SAME_AS_CONSIGNEE } from './parties.ts';
import { type Json, Reader, type Unread } from './reader.ts';
import { textOf } from './text-lines.ts';
import { carrierOf, ELECTRONIC, ENDS, ORIGINAL, SEA_WAYBILL, SIZE_TYPE, TELEX, wordOf } from './words.ts';

export interface FromDcsa {
  /** fields that the document says; names of dictionaries without their ids */
  readonly values: BillDraftValues;
  readonly unread: readonly Unread[];
}

/** What a document of the standard looks like, whichever of the two it is. */
export const isDcsa = (json: unknown): json is Json =>
  typeof json === 'object' &&
  json !== null &&
  typeof (json as Json)['documentParties'] === 'object' &&
  Array.isArray((json as Json)['consignmentItems']) &&
  Array.isArray((json as Json)['utilizedTransportEquipments']);

function partiesIn(reader: Reader): Record<string, Held> {
  const at = '$.documentParties';
  const party = (name: string) => {
    for (const field of ['partyName', 'displayedAddress', 'addressLines', 'address'])
      reader.take(`${at}.${name}.${field}`);
    const found = reader.take(`${at}.${name}.isNotifyParty`);
    return { text: partyText(reader.peek(`${at}.${name}`)), notified: found === true };
  };
  const [shipper, consignee, endorsee] = [party('shipper'), party('consignee'), party('endorsee')];
  const toOrder = reader.take('$.isToOrder') === true;
  // A code that only repeats the name says nothing more than the name.
  reader.list(`${at}.consignee.identifyingCodes`).forEach((code, index) => {
    if ((code as Json)['codeListProvider'] === 'ZZZ') reader.take(`${at}.consignee.identifyingCodes[${index}]`);
  });
  const same = consignee.notified || endorsee.notified;
  const notified = reader.list(`${at}.notifyParties`).map((_, index) => party(`notifyParties[${index}]`).text);
  const [first = '', second = '', ...more] = same ? [SAME_AS_CONSIGNEE, ...notified] : notified;
  const order = endorsee.text === '' ? 'TO ORDER' : `TO ORDER OF ${endorsee.text}`;
  return {
    fAddress: shipper.text,
    sAddress: toOrder ? order : consignee.text,
    tAddress: first,
    tAddressSecond: [second, ...more].filter(Boolean).join('\n'),
  };
}

function routeIn(reader: Reader): Record<string, Held> {
  const printed = (name: string) => textOf(reader.take(`$.displayedNameFor${name}`));
  const place = (stem: string, shown: string, at: string) => {
    const name = reader.text(`$.transports.${at}.locationName`);
    const code = reader.text(`$.transports.${at}.UNLocationCode`);
    return {
      ...(shown !== '' && { [`${stem}Desc`]: shown }),
      ...(name !== '' && { [`${stem}Name`]: name }),
      ...(code !== '' && { [`${stem}Code`]: code }),
    };
  };
  const vessel = reader.text('$.transports.vesselVoyages[0].vesselName');
  const voyage = reader.text('$.transports.vesselVoyages[0].carrierExportVoyageNumber');
  const etd = reader.text('$.transports.plannedDepartureDate');
  const ends = ['receiptTypeAtOrigin', 'deliveryTypeAtDestination'].map((name) =>
    wordOf(ENDS, reader.text(`$.${name}`)),
  );
  // Follows from the ends.
  for (const name of ['cargoMovementTypeAtOrigin', 'cargoMovementTypeAtDestination']) reader.take(`$.${name}`);
  return {
    ...place('placeReceipt', printed('PlaceOfReceipt'), 'placeOfReceipt'),
    ...place('portStart', printed('PortOfLoad'), 'portOfLoading'),
    ...place('portEnd', printed('PortOfDischarge'), 'portOfDischarge'),
    ...place('placeDelivery', printed('PlaceOfDelivery'), 'placeOfDelivery'),
    ...(vessel !== '' && { vessel }),
    ...(voyage !== '' && { voyage }),
    ...(etd !== '' && { etd }),
    ...(ends.every(Boolean) && { transportClauseName: ends.join('-') }),
  };
}

function termsIn(reader: Reader): Record<string, Held> {
  const waybill = reader.text('$.transportDocumentTypeCode') === 'SWB';
  const electronic = reader.take('$.isElectronic') === true;
  const none =
    reader.take('$.numberOfOriginalsWithoutCharges') === 0 && reader.take('$.numberOfOriginalsWithCharges') === 0;
  const method = waybill ? SEA_WAYBILL : electronic ? ELECTRONIC : none ? TELEX : ORIGINAL;
  // A code of nobody we know stays among what the form cannot say.
  const carrier = carrierOf(
    String(reader.peek('$.carrierCode') ?? ''),
    String(reader.peek('$.carrierCodeListProvider')),
  );
  if (carrier !== undefined) for (const name of ['carrierCode', 'carrierCodeListProvider']) reader.take(`$.${name}`);
  reader.take('$.isShippedOnBoardType');
  // Follows from the port.
  reader.take('$.isCargoDeliveredInICS2Zone');
  const pay = reader.text('$.freightPaymentTermCode');
  const payable = reader.text('$.invoicePayableAt.freeText');
  return {
    blMethodName: method,
    payMethodName: pay === 'COL' ? 'FREIGHT COLLECT' : pay === 'PRE' ? 'FREIGHT PREPAID' : '',
    ...(carrier !== undefined && { shippingName: carrier }),
    ...(payable !== '' && { payPlaceName: payable }),
  };
}

function contactsIn(reader: Reader): Record<string, Held> {
  const list = reader.list('$.partyContactDetails').map((_, at) => {
    const text = (name: string) => reader.text(`$.partyContactDetails[${at}].${name}`);
    return { name: text('name'), phone: text('phone'), email: text('email') };
  });
  const [first] = list;
  return {
    blContract: first?.name ?? '',
    blTel: first?.phone ?? '',
    blEmail: list
      .map(({ email }) => email)
      .filter(Boolean)
      .join(','),
  };
}

interface Item {
  readonly box: string;
  readonly packing: string;
  readonly number: string;
  readonly weight: string;
  readonly volume: string;
}

function cargoIn(reader: Reader): { goods: HeldGoods[]; items: Item[]; bkgNo: string } {
  const items: Item[] = [];
  let bkgNo = '';
  const goods = reader.list('$.consignmentItems').map((_, line): HeldGoods => {
    const at = `$.consignmentItems[${line}]`;
    const booking = reader.text(`${at}.carrierBookingReference`);
    if (line === 0) bkgNo = booking;
    const own = reader.list(`${at}.cargoItems`).map((__, index): Item => {
      const of = `${at}.cargoItems[${index}]`;
      const measure = (name: string, unit: string) => {
        const isKnown = reader.peek(`${of}.${name}.unit`) === unit;
        // Pounds and cubic feet are not converted behind the back of whoever reads the file.
        if (!isKnown) return '0';
        reader.take(`${of}.${name}`);
        return String(reader.peek(`${of}.${name}.value`) ?? '0');
      };
      reader.take(`${of}.outerPackaging.packageCode`);
      return {
        box: reader.text(`${of}.equipmentReference`),
        packing: reader.text(`${of}.outerPackaging.description`),
        number: reader.text(`${of}.outerPackaging.numberOfPackages`) || '0',
        weight: measure('cargoGrossWeight', 'KGM'),
        volume: measure('cargoGrossVolume', 'MTQ'),
      };
    });
    items.push(...own);
    const long = reader.text(`${at}.extendedHSCodes[0]`);
    const short = reader.text(`${at}.HSCodes[0]`);
    return {
      ...blankGoods(`d${line}`),
      marks: textOf(reader.take(`${at}.shippingMarks`)),
      goods: textOf(reader.take(`${at}.descriptionOfGoods`)),
      hsCode: long || short,
      // Dangerous and cold cargo have places of their own, which are listed.
      goodsTypeName: 'GENERAL CARGO',
      packageTypeName: own[0]?.packing ?? '',
      number: shortest(own.map(({ number }) => number)),
      weight: shortest(own.map(({ weight }) => weight)),
      volume: shortest(own.map(({ volume }) => volume)),
    };
  });
  return { goods, items, bkgNo };
}

function containersIn(reader: Reader, items: readonly Item[]): HeldContainer[] {
  return reader.list('$.utilizedTransportEquipments').map((_, at): HeldContainer => {
    const of = `$.utilizedTransportEquipments[${at}]`;
    const ctnNo = reader.text(`${of}.equipment.equipmentReference`) || reader.text(`${of}.equipmentReference`);
    if (reader.peek(`${of}.isShipperOwned`) === false) reader.take(`${of}.isShipperOwned`);
    const code = reader.text(`${of}.equipment.ISOEquipmentCode`);
    const seals = reader.list(`${of}.seals`).map((__, index) => reader.text(`${of}.seals[${index}].number`));
    const own = items.filter(({ box }) => box === ctnNo);
    return {
      ...blankContainer(`d${at}`),
      ctnNo,
      sealNo: seals.join('/'),
      ctnTypeName: wordOf(SIZE_TYPE, code) ?? code,
      packageTypeName: own[0]?.packing ?? '',
      number: shortest(own.map(({ number }) => number)),
      weight: shortest(own.map(({ weight }) => weight)),
      volume: shortest(own.map(({ volume }) => volume)),
    };
  });
}

/** What Shipping Instructions or a Transport Document say, for the form of a bill; all else that they say is listed. */
export function fromDcsa(json: Json, number: 'mblNo' | 'hblNo'): FromDcsa {
  const reader = new Reader(json);
  const { goods, items, bkgNo } = cargoIn(reader);
  const containers = containersIn(reader, items);
  const own = reader.text('$.transportDocumentReference');
  const head = {
    ...partiesIn(reader),
    ...routeIn(reader),
    ...termsIn(reader),
    ...contactsIn(reader),
    bkgNo,
    ...(own !== '' && { [number]: own }),
  };
  return { values: { head, goods, containers }, unread: reader.unread() };
}
