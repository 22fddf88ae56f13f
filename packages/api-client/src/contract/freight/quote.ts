import { array, boolean, number, object, string } from 'yup';
import { edited, revision } from '../basedata/fields.ts';
import { command, download, query } from '../define.ts';
import { exactNumber, exactText, id, maybeId, money, pageOf, paging, requestId, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { cartons, origin } from './fba-fields.ts';
import { amountOf, answeredDay, cargo, containers, day, instant } from './fields.ts';
import {
  MARK_UP_KINDS,
  type MarkUpKind,
  QUOTE_COLUMNS,
  QUOTE_DELETES,
  QUOTE_LANGUAGES,
  QUOTE_MODES,
  QUOTE_RATES,
  QUOTE_STATES,
  type QuoteColumn,
  type QuoteLanguage,
  type QuoteMode,
  type QuoteState,
} from './quote-shapes.ts';

/** Quotations as workbooks: made of rates that are on sale, kept as they were made, repeated by templates. */

const prose = (most: number) => exactText().max(most).default('');
const mode = () => exactText().oneOf<QuoteMode>([...QUOTE_MODES]);
const language = () =>
  exactText()
    .oneOf<QuoteLanguage>([...QUOTE_LANGUAGES])
    .default('both');
const markUps = () =>
  array(
    object({
      // Of the charge: OF is the freight.
      code: exactText()
        .matches(/^[A-Z]{2,8}$/)
        .required(),
      kind: string<MarkUpKind>().strict().oneOf(MARK_UP_KINDS).required(),
      // By the unit in its currency, or percent; below zero for what is let off.
      value: money(),
    }),
  )
    .max(30)
    .default([]);

const request = {
  mode: mode().default('fcl'),
  rateIds: array(id()).min(1).max(QUOTE_RATES).required(),
  // Of full containers; anything else goes by weight and volume, of which it needs one.
  containers: containers().min(0).default([]),
  // Sailings from here on; the next one of each where it is left out.
  etdFrom: day(),
  ...cargo(),
  // Of channels to FBA sites: which site, or a country with a zip, and the cartons that go there.
  warehouseId: maybeId(),
  countryId: maybeId(),
  zip: line(12).default(''),
  origin: origin(),
  cartons: cartons(),
  goodsType: maybeId(),
  incoterm: line(3).default(''),
  validDays: exactNumber().min(1).max(90).default(7),
  language: language(),
  toCompany: line(100).default(''),
  toContact: line(60).default(''),
  remark: prose(500),
  templateId: maybeId(),
  // In which the totals are added up.
  currency: exactText()
    .matches(/^[A-Z]{3}$/)
    .default('USD'),
  requestId: requestId(),
};

export const quotationExcel = download(
  '/freight/quote/getQuotationExcel.do',
  'A quotation of rates as a workbook of Excel by the price of who asks; it is kept, and the same sending answers the same file',
  {
    access: 'quote:export',
    about: ['quoteTemplate', 'templateId'],
    limit: 20,
    input: object(request),
  },
);

export const quotationVipExcel = download(
  '/freight/quote/getQuotationVipExcel.do',
  'The same with what the customer adds for its own customers inside the prices',
  {
    access: 'rate:vip',
    about: ['quoteTemplate', 'templateId'],
    assumed: true,
    limit: 20,
    // Those of the template where none are named.
    input: object({ ...request, markUps: markUps() }),
  },
);

export const quoteTemplates = query(
  '/freight/quote/queryQuoteTemplatePage.do',
  'Templates of the company, last used first',
  {
    access: 'quote:export',
    assumed: true,
    input: object(paging(10)),
    output: pageOf(
      object({
        id: id(),
        revision: revision(),
        name: text(),
        language: string<QuoteLanguage>().oneOf(QUOTE_LANGUAGES).required(),
        columns: array(string<QuoteColumn>().oneOf(QUOTE_COLUMNS).required()).required(),
        markUps: array(
          object({ code: text(), kind: string<MarkUpKind>().oneOf(MARK_UP_KINDS).required(), value: money() }),
        ).required(),
        opening: text(),
        closing: text(),
        showSurcharges: boolean().required(),
        logo: boolean().required(),
        usedAt: string().nullable().defined(),
      }),
    ),
  },
);

export const saveQuoteTemplate = command(
  '/freight/quote/saveQuoteTemplate.do',
  'Add or change a template: columns, language, texts and what is added to prices',
  {
    access: 'quote:export',
    about: ['quoteTemplate', 'id'],
    assumed: true,
    input: object({
      ...edited(),
      name: named(1, 60),
      language: language(),
      // In the order in which they stand; none is all of them.
      columns: array(
        exactText()
          .oneOf<QuoteColumn>([...QUOTE_COLUMNS])
          .required(),
      )
        .max(QUOTE_COLUMNS.length)
        .default([]),
      markUps: markUps(),
      opening: prose(500),
      closing: prose(1000),
      showSurcharges: boolean().strict().default(true),
      logo: boolean().strict().default(true),
    }),
    output: object({ id: id() }),
    invalidates: () => [quoteTemplates],
  },
);

export const quoteHistory = query(
  '/freight/quote/queryQuoteHistoryPage.do',
  'Quotations of the company, the newest first',
  {
    access: 'quote:export',
    assumed: true,
    input: object({
      ...paging(10),
      // Number, port or whom it is for.
      keyword: line(50).default(''),
      // Days on which they were made, both included.
      from: day(),
      to: day(),
      mode: mode(),
      state: exactText().oneOf<QuoteState>([...QUOTE_STATES]),
    }),
    output: pageOf(
      object({
        id: id(),
        quoteNo: text(),
        mode: string<QuoteMode>().oneOf(QUOTE_MODES).required(),
        lanes: text(),
        cargo: text(),
        carriers: text(),
        rates: number().integer().positive().required(),
        // Of its cheapest rate: the first sailing, and what it comes to; null where a price is on request.
        etd: answeredDay(),
        total: amountOf().nullable().defined(),
        subtotals: array(amountOf()).required(),
        toCompany: text(),
        by: text(),
        at: instant(),
        validTo: answeredDay(),
        state: string<QuoteState>().oneOf(QUOTE_STATES).required(),
        // With what was added for the customer's own customers.
        markedUp: boolean().required(),
        // Links that open it now.
        links: number().integer().min(0).required(),
      }),
    ),
  },
);

export const quoteHistoryExcel = download(
  '/freight/quote/getQuoteHistoryExcel.do',
  'The workbook of a quotation, byte for byte as it was made',
  { access: 'quote:export', about: ['quote', 'id'], assumed: true, input: object({ id: id() }) },
);

const taken = () => object({ ids: array(id()).min(1).max(QUOTE_DELETES).required() });
const deleted = object({ deleted: number().integer().min(0).required() });

export const deleteQuoteHistory = command(
  '/freight/quote/batchDelQuoteHistory.do',
  'Delete quotations and their workbooks',
  {
    access: 'quote:export',
    about: ['quote', 'ids'],
    assumed: true,
    input: taken(),
    output: deleted,
    invalidates: () => [quoteHistory],
  },
);

export const deleteQuoteTemplates = command(
  '/freight/quote/batchDelQuoteTemplate.do',
  'Delete templates of quotations',
  {
    access: 'quote:export',
    about: ['quoteTemplate', 'ids'],
    assumed: true,
    input: taken(),
    output: deleted,
    invalidates: () => [quoteTemplates],
  },
);
