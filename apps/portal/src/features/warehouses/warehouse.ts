import { contract, FBA_STATUS, FBA_TYPES, type In, type Out } from '@lading/api-client/contract';
import { defineList } from '../../kit/list.ts';
import type { WarehousesSearch } from './warehouses-search.ts';

const { fbaPage, saveFbaWarehouse } = contract.basedata;
export type Warehouse = Out<typeof fbaPage>['records'][number];
type Saved = In<typeof saveFbaWarehouse>;
type Site = NonNullable<Saved['site']>;

/** What is edited in the table, as its fields hold it; the rest is edited in the dialog. */
export interface Draft {
  code: string;
  countryId: string;
  state: string;
  city: string;
  zip: string;
  address: string;
  type: string;
  status: string;
  hot: boolean;
}

export const warehouseList = defineList(fbaPage, {
  name: 'warehouses',
  path: '/backstage/fba',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ code }) => code,
  arg: ({ current, size, keyword }, { countryId }: WarehousesSearch) => ({
    current,
    size,
    ...(keyword && { searchValue: keyword }),
    ...(countryId !== undefined && { countryId }),
  }),
});

export const draftOf = (row: Warehouse): Draft => ({
  code: row.code,
  countryId: String(row.countryId),
  state: row.state,
  city: row.city,
  zip: row.zip,
  address: row.address,
  type: row.type,
  status: row.status,
  hot: row.hot,
});

/** A row as the server takes it back. */
export const savedOf = (row: Warehouse): Omit<Saved, 'requestId'> => ({
  id: row.id,
  revision: row.revision,
  code: row.code,
  countryId: row.countryId,
  state: row.state,
  city: row.city,
  district: row.district,
  zip: row.zip,
  address: row.address,
  type: row.type,
  status: row.status,
  note: row.note,
  hot: row.hot,
  site: row.site,
  latitude: row.latitude,
  longitude: row.longitude,
});

const typeOf = (typed: string) => FBA_TYPES.find((known) => known === typed) ?? 'FC';
const statusOf = (typed: string) => FBA_STATUS.find((known) => known === typed) ?? 'open';

/** The same with what was written in the table. */
export const withDraft = (row: Warehouse, draft: Draft): Omit<Saved, 'requestId'> => ({
  ...savedOf(row),
  ...draft,
  countryId: Number(draft.countryId),
  type: typeOf(draft.type),
  status: statusOf(draft.status),
});

const NUMBERS = ['waitMin', 'waitMax', 'freeHours'] as const;
const TEXTS = [
  ...(['hours', 'palletSize', 'palletHeight', 'palletWeight', 'cartonWeight', 'cartonSide', 'trucks'] as const),
  ...(['portOfDischarge', 'lastChecked'] as const),
];
export const SITE_NUMBERS: readonly (typeof NUMBERS)[number][] = NUMBERS;
export const SITE_TEXTS: readonly (typeof TEXTS)[number][] = TEXTS;

/** Everything of a warehouse as the fields of its dialog hold it. */
export type WholeDraft = Readonly<Record<WholeName, string>> & {
  readonly hot: boolean;
  readonly looseCartons: boolean;
};
export type WholeName =
  | Exclude<keyof Draft, 'hot'>
  | ('district' | 'note' | 'latitude' | 'longitude' | 'weeks' | 'nearby')
  | (typeof NUMBERS)[number]
  | (typeof TEXTS)[number];

const figures = (number: number | null | undefined) => (number === null || number === undefined ? '' : String(number));

export function wholeOf(row: Warehouse): WholeDraft {
  const site: Site = row.site ?? {};
  const numbers = NUMBERS.map((name) => [name, figures(site[name])] as const);
  const texts = TEXTS.map((name) => [name, site[name] ?? ''] as const);
  return {
    ...draftOf(row),
    district: row.district,
    note: row.note,
    latitude: figures(row.latitude),
    longitude: figures(row.longitude),
    ...(Object.fromEntries([...numbers, ...texts]) as Record<
      (typeof NUMBERS)[number] | (typeof TEXTS)[number],
      string
    >),
    weeks: (site.weeks ?? []).join(' '),
    nearby: (site.nearby ?? []).map(({ code, km }) => `${code} ${km}`).join(', '),
    looseCartons: site.looseCartons ?? false,
  };
}

const numberOf = (typed: string) => (typed.trim() === '' ? undefined : Number(typed));

/** `LGB8 12, ONT9 20`: a code and how far it is, km. */
const nearbyOf = (typed: string) =>
  typed.split(/[,，;；\n]/).flatMap((one) => {
    const [code = '', km = ''] = one.trim().split(/\s+/);
    return code === '' ? [] : [{ code: code.toUpperCase(), km: Number(km) }];
  });

/** What the fields say of the site; null where they say nothing. */
export function siteOf(draft: WholeDraft): Site | null {
  const numbers = NUMBERS.map((name) => [name, numberOf(draft[name])]);
  const texts = TEXTS.map((name) => [name, draft[name].trim() || undefined]);
  const weeks = draft.weeks
    .split(/[\s,，]+/)
    .filter(Boolean)
    .map(Number);
  const nearby = nearbyOf(draft.nearby);
  const lists = [
    ['weeks', weeks.length > 0 ? weeks : undefined],
    ['nearby', nearby.length > 0 ? nearby : undefined],
    ['looseCartons', draft.looseCartons || undefined],
  ];
  const said = [...numbers, ...texts, ...lists].filter(([, value]) => value !== undefined);
  return said.length === 0 ? null : (Object.fromEntries(said) as Site);
}

/** Everything that the fields say, as the server takes it. */
export function sentOf(
  draft: WholeDraft,
  { id, revision }: Pick<Warehouse, 'id' | 'revision'>,
  requestId: string,
): Saved {
  const { code, state, city, district, zip, address, note, hot } = draft;
  return {
    ...(id !== 0 && { id, revision }),
    requestId,
    code,
    state,
    city,
    district,
    zip,
    address,
    note,
    hot,
    countryId: Number(draft.countryId),
    type: typeOf(draft.type),
    status: statusOf(draft.status),
    latitude: numberOf(draft.latitude) ?? null,
    longitude: numberOf(draft.longitude) ?? null,
    site: siteOf(draft),
  };
}

/** A warehouse that is not there yet. */
export const NEW_WAREHOUSE: Warehouse = {
  id: 0,
  revision: 1,
  code: '',
  countryId: 840,
  countryCn: '',
  countryEn: '',
  state: '',
  city: '',
  district: '',
  zip: '',
  address: '',
  type: 'FC',
  region: null,
  status: 'open',
  note: '',
  zone: '',
  hot: false,
  latitude: null,
  longitude: null,
  site: null,
};
