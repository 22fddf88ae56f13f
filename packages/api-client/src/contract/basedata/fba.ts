import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactNumber, exactText, id, maybeId, pageOf, paging, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { edited, refItem, revision, searchValue } from './fields.ts';
import { commonList } from './lists.ts';
import { FBA_REGIONS, FBA_STATUS, FBA_TYPES, type FbaRegion, type FbaStatus, type FbaType } from './shapes.ts';

/** The directory of Amazon-type warehouses. */

const few = (most: number) => string().strict().max(most);
const days = () => number().strict().integer().min(0).max(99);
const site = () =>
  object({
    waitMin: days(),
    waitMax: days(),
    weeks: array(days().required()).max(8).default(undefined),
    hours: few(60),
    palletSize: few(60),
    palletHeight: few(60),
    palletWeight: few(60),
    cartonWeight: few(60),
    cartonSide: few(60),
    trucks: few(60),
    freeHours: number().strict().min(0).max(72),
    looseCartons: boolean().strict(),
    nearby: array(object({ code: few(10).required(), km: number().strict().min(0).required() }).required())
      .max(8)
      .default(undefined),
    portOfDischarge: few(60),
    lastChecked: few(10),
  }).noUnknown();
const place = () => number().min(-180).max(180).nullable();

const warehouse = {
  id: id(),
  code: text(),
  countryId: id(),
  countryCn: text(),
  countryEn: text(),
  state: text(),
  city: text(),
  district: text(),
  zip: text(),
  // Empty where it is not public.
  address: text(),
  type: string<FbaType>().oneOf(FBA_TYPES).required(),
  region: string<FbaRegion>().oneOf(FBA_REGIONS).nullable().defined(),
  status: string<FbaStatus>().oneOf(FBA_STATUS).required(),
  note: text(),
  // The first digit of a zip of the United States; empty elsewhere.
  zone: text(),
  latitude: place().defined(),
  longitude: place().defined(),
  hot: boolean().required(),
  revision: revision(),
};
const full = () => object({ ...warehouse, site: site().nullable().default(null) });
const short = { id: id(), code: text() };

export const fbaWarehouseIds = query(
  '/basedata/common/pub/queryFbaWarehouseIdList.do',
  'Warehouses by country, those whose code begins with what was typed or whose place holds it; 50 at most',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    // `flag` is 1 where the field of a form asks; it changes nothing.
    input: object({ searchValue: searchValue(), flag: exactNumber().oneOf([1]), countryId: maybeId() }),
    output: array(
      object({
        countryId: id(),
        nameCn: text(),
        nameEn: text(),
        list: array(object({ ...short, state: text(), city: text() })).required(),
      }),
    ).required(),
  },
);

export const fbaCountries = query(
  '/basedata/fbaWarehouse/pub/queryFbaWarehouseCountry.do',
  'The countries with warehouses, with how many there are; the most first',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    output: array(object({ ...refItem, code: text(), count: number().integer().positive().required() })).required(),
  },
);

export const fbaByCountry = query(
  '/basedata/fbaWarehouse/pub/queryFbaWarehouseByCountryId.do',
  'The warehouses of a country',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({ countryId: id() }),
    output: array(object({ ...short, state: text(), city: text() })).required(),
  },
);

export const fbaPage = query(
  '/basedata/fbaWarehouse/pub/queryTableFbaWarehouseWebList.do',
  'Warehouses by code, zip, city or address',
  {
    access: 'visitor',
    input: object({ ...paging(20), searchValue: searchValue(), countryId: maybeId(), state: line(40).default('') }),
    output: pageOf(full()),
  },
);

export const fbaById = query('/basedata/fbaWarehouse/pub/queryFbaWarehouseById.do', 'One warehouse', {
  access: 'visitor',
  input: object({ id: id() }),
  output: full(),
});

export const fbaHot = query(
  '/basedata/fbaWarehouse/pub/queryFbaWarehouseWebHot.do',
  'The warehouses that most deliveries go to',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({ size: exactNumber().min(1).max(30).default(12) }),
    output: array(full()).required(),
  },
);

const lists = () => [fbaWarehouseIds, fbaCountries, fbaByCountry, fbaPage, fbaById, fbaHot, commonList];

export const saveFbaWarehouse = command(
  '/basedata/fbaWarehouse/saveFbaWarehouse.do',
  'Add or change a warehouse; a code is there once in a country',
  {
    access: 'warehouse:edit',
    input: object({
      ...edited(),
      // As Amazon writes them, small letters made large: ONT8, or four letters and more of others.
      code: exactText()
        .transform((written: unknown) => (typeof written === 'string' ? written.trim().toUpperCase() : written))
        .matches(/^[A-Z]{3}\d{1,2}$|^[A-Z]{4}$|^X[A-Z0-9]{2,5}$/)
        .required(),
      countryId: id(),
      state: line(40).default(''),
      city: named(1, 60),
      district: line(60).default(''),
      zip: named(3, 12),
      address: line(200).default(''),
      type: exactText()
        .oneOf<FbaType>([...FBA_TYPES])
        .default('FC'),
      status: exactText()
        .oneOf<FbaStatus>([...FBA_STATUS])
        .default('open'),
      note: line(300).default(''),
      latitude: place().strict(),
      longitude: place().strict(),
      hot: boolean().strict().required(),
      site: site().nullable().default(null),
    }),
    output: object({ id: id() }),
    invalidates: lists,
  },
);

export const deleteFbaWarehouse = command(
  '/basedata/fbaWarehouse/deleteFbaWarehouse.do',
  'Take warehouses out of the directory; loading the data again does not bring them back',
  {
    access: 'warehouse:edit',
    input: object({ ids: array(id()).min(1).max(100).required() }),
    invalidates: lists,
  },
);
