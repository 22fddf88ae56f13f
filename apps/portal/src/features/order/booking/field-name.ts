import type { BookingMode } from '@lading/validators/booking';
import { type MessageId, useText } from '../../../i18n/text.ts';
import { routeWords } from './route-words.ts';

// What the end of a path is called where it says nothing by itself.
const NAMES: Readonly<Record<string, MessageId>> = {
  'services.truck.address': 'booking.truck.address',
  'services.truck.loadingTime': 'booking.truck.day',
  'services.truck.contact': 'booking.truck.contact',
  'services.truck.phone': 'booking.truck.phone',
  'services.insurance.value': 'booking.insuranceValue',
  'services.settleMethodId': 'booking.settleMethodId',
  'services.filer': 'booking.filer',
  'services.fba.warehouseId': 'booking.fba.warehouseId',
  'services.fba.countryId': 'booking.fba.countryId',
  'services.fba.zip': 'booking.fba.zip',
  'services.fba.address': 'booking.fba.address',
  'papers.contact.name': 'booking.contact.name',
  'papers.contact.phone': 'booking.contact.phone',
  'papers.contact.email': 'booking.contact.email',
  'papers.note': 'booking.note',
  'papers.payerId': 'booking.payerId',
  'papers.agreed': 'booking.agreedShort',
  'papers.fileIds': 'booking.files',
  'cargo.readyDay': 'booking.readyDay',
  'cargo.goods': 'booking.goods',
  'cargo.dg.unNo': 'booking.dg.unNo',
  'cargo.dg.imoClass': 'booking.dg.imoClass',
  'cargo.dg.contact': 'booking.dg.contact',
  'cargo.reefer.temperature': 'booking.reefer.temperature',
  'cargo.oog.length': 'booking.oog.length',
  'equipment.boxes': 'booking.equipment',
};
const ROUTE = [
  ...(['polId', 'podId', 'porId', 'delId', 'shippingId', 'incoterm', 'transportClauseId', 'payMethodId'] as const),
  ...(['blMethodId', 'etd', 'poNo', 'bkgNo', 'depot', 'mode', 'houseCount', 'vessel', 'voyage'] as const),
];
const PARTIES = ['shipper', 'consignee', 'notify', 'second', 'agent'] as const;
const GOODS = [
  'goodsCn',
  'goodsEn',
  'hsCode',
  'goodsTypeId',
  'packageTypeId',
  'number',
  'weight',
  'volume',
  'marks',
] as const;
const BOXES = ['ctnType', 'count', 'soc', 'numbers'] as const;

const named = <const Name extends string>(names: readonly Name[], name: string | undefined) =>
  names.find((one) => one === name);

/** What a field is called by its path: `Line 2, Gross weight`. */
export function useFieldName(mode: BookingMode): (path: string) => string {
  const text = useText();
  const words = routeWords(mode);
  return (path) => {
    const known = NAMES[path];
    if (known) return text(known as 'booking.note');
    const [section, first, second, third] = path.split('.');
    const route = section === 'route' ? named(ROUTE, first) : undefined;
    if (route) return text(route in words ? words[route as keyof typeof words] : `booking.${route}`);
    const party = section === 'parties' ? named(PARTIES, first) : undefined;
    if (party) return text(`booking.${party}`);
    const cell = section === 'cargo' ? named(GOODS, third) : undefined;
    if (cell) return text('booking.inLine', { row: Number(second) + 1, field: text(`booking.${cell}`) });
    const box = section === 'equipment' ? named(BOXES, third) : undefined;
    if (box) return text('booking.inBox', { row: Number(second) + 1, field: text(`booking.${box}`) });
    if (section === 'equipment' && third === 'weight')
      return text('booking.inBox', { row: Number(second) + 1, field: text('booking.boxWeight') });
    return path;
  };
}
