import { array, number, object } from 'yup';
import { edited } from '../basedata/fields.ts';
import { command, query } from '../define.ts';
import { importErrorRow } from '../importing/fields.ts';
import { exactNumber, exactText, id, maybeId, maybeMoney, money, pageOf, paging } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { channel, country, fbaCargo, fbaStatus, flag, maybeMode, origin, site } from './fba-fields.ts';
import { keptPrice, offer } from './fba-offer.ts';
import { answeredDay, day, fx, instant } from './fields.ts';

/** Prices to Amazon-type warehouses: what staff keep, and what whoever asks is shown of it. */

const access = 'fba:edit';
const ids = (most: number) => array(id()).min(1).max(most).required();
const count = () => number().integer().min(0).required();

export const fbaPricePage = query(
  '/freight/fbaPrice/queryFbaPricePage.do',
  'The price list to FBA sites, as staff keep it',
  {
    access,
    input: object({
      ...paging(20),
      mode: maybeMode(),
      countryId: maybeId(),
      warehouseId: maybeId(),
      status: fbaStatus(),
      keyword: line(40).default(''),
    }),
    output: pageOf(keptPrice()),
  },
);

export const fbaPriceById = query('/freight/fbaPrice/queryFbaPriceById.do', 'One price of the list', {
  access,
  input: object({ id: id() }),
  output: keptPrice(),
});

export const saveFbaPrice = command(
  '/freight/fbaPrice/saveFbaPrice.do',
  'Add a price, which is a draft first, or change one as it was seen',
  {
    access,
    input: object({ ...edited(), ...channel() }),
    output: object({ id: id() }),
    invalidates: () => [fbaPricePage, fbaPriceById, fbaPrices],
  },
);

export const fbaImportErrors = query(
  '/freight/fbaPriceImport/queryImportErrorPage.do',
  'What is wrong in an import of FBA prices, by row and column, with a repair where one is known',
  {
    access,
    about: ['importJob', 'jobId'],
    input: object({ jobId: id(), ...paging(10) }),
    output: pageOf(importErrorRow()),
  },
);

export const clearFbaImportErrors = command(
  '/freight/fbaPriceImport/clearImportError.do',
  'Forget the rows of an import of FBA prices that were wrong; what was written stays',
  {
    access,
    about: ['importJob', 'jobId'],
    input: object({ jobId: id() }),
    output: object({ deleted: count() }),
    invalidates: () => [fbaImportErrors, fbaPricePage],
  },
);

export const updateFbaPrices = command(
  '/freight/fbaPrice/batchUpdateFbaPrice.do',
  'Change the prices of a kilogram by an amount or a percentage, or the last day of prices: all of them or none',
  {
    access,
    input: object({
      ids: ids(500),
      patch: object({
        // Added to each price; below zero takes away. One of the two at most.
        delta: maybeMoney(),
        percent: maybeMoney(),
        validTo: day(),
      }).required(),
      // Tells what it would come to, and writes nothing.
      dryRun: flag(false),
    }),
    output: object({
      updated: count(),
      // What each would be, or is now.
      rows: array(
        object({
          id: id(),
          before: array(object({ fromKg: number().integer().required(), price: money() })).required(),
          after: array(object({ fromKg: number().integer().required(), price: money() })).required(),
          validTo: answeredDay(),
        }),
      ).required(),
    }),
    invalidates: () => [fbaPricePage, fbaPriceById, fbaPrices],
  },
);

export const setFbaPriceStatus = command(
  '/freight/fbaPrice/updateFbaPriceStatus.do',
  'Put prices on sale, take them back, or make drafts of them again',
  {
    access,
    input: object({ ids: ids(500), status: fbaStatus().required() }),
    output: object({ updated: count() }),
    invalidates: () => [fbaPricePage, fbaPriceById, fbaPrices],
  },
);

export const deleteFbaPrices = command(
  '/freight/fbaPrice/deleteFbaPrice.do',
  'Throw drafts away; what was on sale is taken back instead',
  {
    access,
    input: object({ ids: ids(500) }),
    output: object({ deleted: count() }),
    invalidates: () => [fbaPricePage, fbaPriceById, fbaPrices],
  },
);

export const fbaPrices = query(
  '/freight/fbaPrice/pub/queryFbaPriceList.do',
  'Channels to a site or a zip, by what the cargo costs; without a weight the price list alone',
  {
    offers: 'fba',
    access: 'visitor',
    limit: 60,
    input: object({
      // One of the two: a site of the directory, or a country with a zip.
      warehouseId: maybeId(),
      countryId: maybeId(),
      zip: line(12).default(''),
      mode: maybeMode(),
      origin: origin(),
      ...fbaCargo(),
      // By the kilogram, or by the cubic metre where a channel has a price for that.
      unit: exactText().oneOf<'kg' | 'cbm'>(['kg', 'cbm']).default('kg'),
      // Sailings from here on; today where it is left out.
      etdFrom: day(),
      size: exactNumber().min(1).max(100).default(50),
    }),
    output: object({
      list: array(offer()).required(),
      country: country().nullable().defined(),
      site: site().defined(),
      pricedAt: instant(),
      fx: array(fx()).required(),
    }),
  },
);
