import { contract, FBA_ORIGINS, type FbaOrigin, type In, type Out } from '@lading/api-client/contract';
import type { SheetRow, SheetValues } from '@lading/ui/sheet';
import type { PortalText } from '../../../i18n/text.ts';
import { wordsIn } from './record-kind.ts';

const { fbaPriceById, saveFbaPrice } = contract.freight;
export type FbaPrice = Out<typeof fbaPriceById>;
type Written = In<typeof saveFbaPrice>;

/** Kilograms from which the columns of prices count: those of the import. */
const BREAKS = [12, 21, 45, 71, 100, 300, 500, 1000];
const KG = /^kg(\d+)$/;

/** The columns of prices that some records need beside the usual ones. */
export const breaksOf = (records: Iterable<FbaPrice>): readonly number[] =>
  [...new Set([...BREAKS, ...[...records].flatMap(({ breaks }) => breaks.map(({ fromKg }) => fromKg))])].sort(
    (a, b) => a - b,
  );

/** Drop-offs as they are called in either language, or by their codes; undefined for what is none. */
export const originOf = (word: string, text: PortalText): FbaOrigin | undefined =>
  FBA_ORIGINS.find((one) =>
    [one, text(`rateDesk.fba.origin.${one}`)].some((name) => name.toLowerCase() === word.toLowerCase()),
  );

export function fbaValues(record: FbaPrice): SheetValues {
  const { breaks, ...one } = record;
  return {
    ...Object.fromEntries(breaks.map(({ fromKg, price }) => [`kg${fromKg}`, price])),
    channelName: one.channelName,
    channelNameEn: one.channelNameEn,
    country: String(one.countryId),
    mode: String(one.mode),
    origins: one.origins.join(','),
    zips: one.zipPrefixes.join(','),
    sites: String(one.warehouseIds.length),
    perCbm: one.pricePerCbm ?? '',
    currency: one.currency,
    divisor: String(one.divisor),
    compareBy: one.compareBy,
    cartonMin: one.cartonMin ?? '',
    shipmentMin: one.shipmentMin ?? '',
    roundTo: one.roundTo,
    transitMin: String(one.transitMin),
    transitMax: String(one.transitMax),
    days: one.sailDays.join(','),
    tax: one.taxIncluded ? 'yes' : 'no',
    space: one.spaceState,
    from: one.validFrom,
    to: one.validTo,
    status: String(one.status),
    listAdd: one.listAdd ?? '',
    vipLess: one.vipLess ?? '',
    carrier: one.carrier,
    service: one.serviceCode,
    vessel: one.vessel,
    desc: one.channelDesc,
    descEn: one.channelDescEn,
  };
}

/** A channel that is not there yet. */
const NEW: Omit<Written, 'requestId' | 'countryId' | 'mode' | 'origins' | 'breaks' | 'validFrom' | 'validTo'> = {
  channelName: '',
  channelNameEn: '',
  channelDesc: '',
  channelDescEn: '',
  carrier: '',
  serviceCode: '',
  vessel: '',
  warehouseIds: [],
  zipPrefixes: [],
  pricePerCbm: null,
  minCbm: null,
  listAdd: '0.30',
  vipLess: '0.10',
  currency: 'CNY',
  divisor: 6000,
  compareBy: 'shipment',
  cartonMin: null,
  shipmentMin: null,
  roundTo: '1',
  transitMin: 1,
  transitMax: 1,
  transitUnit: 'workday',
  sailDays: [1],
  cutoff: null,
  taxIncluded: true,
  goodsTypes: [],
  oversize: null,
  extras: [],
  lateRefund: null,
  compensation: '',
  compensationEn: '',
  spaceState: 'open',
};

/** What a row of the sheet says, over what its record holds beside. */
export function fbaWritten(
  { values }: SheetRow,
  record: FbaPrice | undefined,
  requestId: string,
  text: PortalText,
): Written {
  const { status: _1, country: _2, editedAt: _3, id, revision, ...kept } = record ?? ({} as Partial<FbaPrice>);
  const at = (column: string) => values[column] ?? '';
  const breaks = Object.entries(values).flatMap(([column, price]) => {
    const kg = KG.exec(column)?.[1];
    return kg === undefined || price === '' ? [] : [{ fromKg: Number(kg), price }];
  });
  return {
    ...NEW,
    ...kept,
    ...(id !== undefined && { id, revision }),
    requestId,
    breaks: breaks.sort((a, b) => a.fromKg - b.fromKg),
    countryId: Number(at('country')),
    channelName: at('channelName'),
    channelNameEn: at('channelNameEn'),
    mode: Number(at('mode')) as FbaPrice['mode'],
    origins: wordsIn(at('origins')).flatMap((word) => originOf(word, text) ?? []),
    zipPrefixes: wordsIn(at('zips')).map((zip) => zip.toUpperCase()),
    pricePerCbm: at('perCbm') || null,
    currency: at('currency') || 'CNY',
    divisor: Number(at('divisor') || 6000),
    compareBy: at('compareBy') === 'carton' ? 'carton' : 'shipment',
    cartonMin: at('cartonMin') || null,
    shipmentMin: at('shipmentMin') || null,
    roundTo: at('roundTo') === '0.5' ? '0.5' : '1',
    transitMin: Number(at('transitMin')),
    transitMax: Number(at('transitMax')),
    sailDays: [...new Set(wordsIn(at('days')).map(Number))].sort(),
    taxIncluded: at('tax') !== 'no',
    spaceState: (at('space') || 'open') as FbaPrice['spaceState'],
    validFrom: at('from'),
    validTo: at('to'),
    listAdd: at('listAdd') || '0.00',
    vipLess: at('vipLess') || '0.00',
    carrier: at('carrier'),
    serviceCode: at('service'),
    vessel: at('vessel'),
    channelDesc: at('desc'),
    channelDescEn: at('descEn'),
  };
}
