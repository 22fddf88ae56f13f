import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';

const { fbaCountries, fbaPage, fbaById, fbaHot } = contract.basedata;
type Site = Out<typeof fbaById>;

const US = 840;
const GERMANY = 276;

const RULES: NonNullable<Site['site']> = {
  waitMin: 2,
  waitMax: 4,
  weeks: [5, 4, 4, 3, 3, 2, 3, 3],
  hours: '00:00–24:00',
  palletSize: '40 × 48 in',
  palletHeight: '72 in (183 cm)',
  palletWeight: '1,500 lb (680 kg)',
  cartonWeight: '50 lb (22.5 kg)',
  cartonSide: '25 in (63.5 cm)',
  trucks: '53 ft, 26 ft',
  freeHours: 2,
  looseCartons: true,
  portOfDischarge: 'USLGB',
  lastChecked: '2026-11-19',
};

type Line = readonly [
  code: string,
  state: string,
  city: string,
  zip: string,
  address: string,
  lon: number,
  lat: number,
];
const LINES: readonly Line[] = [
  ['ONT8', 'CA', 'Moreno Valley', '92551', '24300 NANDINA AVE', -117.23, 33.94],
  ['LGB8', 'CA', 'Rialto', '92376', '1568 N LINDEN AVE', -117.37, 34.11],
  ['LAX9', 'CA', 'Fontana', '92337', '11263 OLEANDER AVE', -117.44, 34.09],
  ['SMF3', 'CA', 'Stockton', '95206', '', -121.29, 37.96],
  ['LAS1', 'NV', 'Henderson', '89044', '', -114.98, 36.04],
  ['FTW1', 'TX', 'Dallas', '75241', '', -96.8, 32.78],
  ['MDW2', 'IL', 'Joliet', '60433', '', -88.08, 41.53],
  ['ABE8', 'NJ', 'Florence', '08518', '', -74.81, 40.12],
  ['CLT2', 'NC', 'Charlotte', '28214', '', -80.84, 35.23],
];
const regionOf = (zip: string) => (zip >= '8' ? 'west' : zip >= '4' ? 'mid' : 'east');

export const FBA_SITES: readonly Site[] = LINES.map(([code, state, city, zip, address, longitude, latitude], at) => ({
  id: at + 1,
  code,
  countryId: US,
  countryCn: '美国',
  countryEn: 'United States',
  state,
  city,
  zip,
  address,
  district: '',
  type: 'FC' as const,
  region: regionOf(zip),
  status: 'open' as const,
  note: '',
  zone: zip.charAt(0),
  longitude,
  latitude,
  hot: at < 3 || at > 4,
  revision: 1,
  site: at === 0 ? RULES : null,
}));

const GERMAN: Site = {
  ...(FBA_SITES[3] as Site),
  id: 90,
  code: 'DTM2',
  countryId: GERMANY,
  countryCn: '德国',
  countryEn: 'Germany',
  state: '',
  city: 'Dortmund',
  zip: '44145',
  region: null,
  zone: '',
  longitude: 7.47,
  latitude: 51.51,
  status: 'limited' as const,
};
const ALL = [...FBA_SITES, GERMAN];

/** A directory of ten sites in two countries; it finds as the server does. */
export const fbaAnswers = (_locale: Language): AnyHandler[] => [
  mock(fbaCountries, [
    { id: US, nameCn: '美国', nameEn: 'United States', code: 'US', count: FBA_SITES.length },
    { id: GERMANY, nameCn: '德国', nameEn: 'Germany', code: 'DE', count: 1 },
  ]),
  mock(fbaPage, ({ searchValue, countryId }) => {
    const wanted = searchValue.toLowerCase();
    const records = ALL.filter(
      ({ code, zip, city, address, countryId: of }) =>
        of === (countryId ?? of) &&
        ([code, zip].some((words) => words.toLowerCase().startsWith(wanted)) ||
          [city, address].some((words) => words.toLowerCase().includes(wanted))),
    );
    return { records, total: records.length };
  }),
  mock(fbaById, ({ id }) => ALL.find((site) => site.id === id) ?? (FBA_SITES[0] as Site)),
  mock(fbaHot, FBA_SITES.slice(0, 6)),
  mock(contract.freight.fbaPrices, {
    list: [],
    country: null,
    site: null,
    pricedAt: '2026-11-20T09:40:00+08:00',
    fx: [],
  }),
];
