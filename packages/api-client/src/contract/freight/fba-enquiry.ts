import { phone as anyPhone, email } from '@lading/validators';
import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import {
  exactNumber,
  exactText,
  id,
  maybeId,
  maybeMeasure,
  maybeMoney,
  money,
  pageOf,
  paging,
  requestId,
  text,
} from '../shapes.ts';
import { captchaAnswer, line, named } from '../user/fields.ts';
import { cartons, country, fbaCargo, flag, maybeMode, site } from './fba-fields.ts';
import { amountOf, amountOrNull, answeredDay, day } from './fields.ts';
import { FBA_ENQUIRY_STATES, FBA_QUOTES_LIMIT, type FbaEnquiryState } from './shapes.ts';

/** Questions for a price to a site, and what was answered: for what the list has no price for. */

const quote = () =>
  object({
    id: id(),
    channel: text(),
    mode: maybeMode().nullable().defined(),
    // Kilograms, the price of one of them, and what it comes to.
    chargeable: string().required(),
    price: money(),
    total: amountOf().required(),
    transitMin: number().integer().positive().required(),
    transitMax: number().integer().positive().required(),
    validTo: answeredDay(),
    remark: text(),
    by: text(),
    at: string().required(),
    // Its last day is over.
    lapsed: boolean().required(),
  });

const enquiry = () =>
  object({
    id: id(),
    enquiryNo: text(),
    state: number<FbaEnquiryState>()
      .oneOf([...FBA_ENQUIRY_STATES])
      .required(),
    createTime: string().required(),
    site: site().defined(),
    country: country().required(),
    zip: text(),
    mode: maybeMode().nullable().defined(),
    originCity: text(),
    readyDay: answeredDay().nullable().defined(),
    cartons: cartons(),
    weight: maybeMeasure().nullable().defined(),
    volume: maybeMeasure().nullable().defined(),
    count: number().integer().nullable().defined(),
    goods: text(),
    goodsEn: text(),
    hsCode: text(),
    goodsType: maybeId().nullable().defined(),
    declaredValue: amountOrNull(),
    taxIncluded: boolean().required(),
    remark: text(),
    quotes: array(quote()).required(),
    chosenQuoteId: maybeId().nullable().defined(),
    // Why it was ended; empty where it was not.
    reason: text(),
  });

/** Whom to tell: a customer's own people see it, and staff. */
const asker = { contactName: text(), phone: text(), email: text(), companyName: text() };

export const saveFbaEnquiry = command(
  '/freight/fbaEnquiry/pub/saveFbaEnquiry.do',
  'Ask for a price to a site: visitors say who they are and that they are people, and are given a link to the answer',
  {
    offers: 'fba',
    access: 'visitor',
    limit: 10,
    input: object({
      // One of the two: a site of the directory, or a country with a zip.
      warehouseId: maybeId(),
      countryId: maybeId(),
      zip: line(12).default(''),
      mode: maybeMode(),
      originCity: named(1, 40),
      readyDay: day(),
      ...fbaCargo(),
      goods: named(1, 120),
      goodsEn: line(120).default(''),
      hsCode: line(12).default(''),
      declaredValue: maybeMoney(),
      taxIncluded: flag(true),
      contactName: named(2, 40),
      // One of the two at least.
      phone: exactText()
        .max(20)
        .test('phone', (value = '') => value === '' || anyPhone.is(value))
        .default(''),
      email: exactText()
        .max(100)
        .test('email', (value = '') => value === '' || email.is(value))
        .default(''),
      companyName: line(80).default(''),
      remark: line(500).default(''),
      requestId: requestId(),
      // Of visitors.
      captcha: captchaAnswer().optional(),
    }),
    output: object({
      id: id(),
      enquiryNo: text(),
      // Opens the answer to whoever has no account; empty for members.
      token: text(),
    }),
    invalidates: () => [fbaEnquiries, deskQueue],
  },
);

export const fbaEnquiries = query(
  '/freight/fbaEnquiry/pub/queryFbaEnquiryList.do',
  'What a company asked for, the newest first; staff who answer see what all asked, what waits first',
  {
    access: 'member',
    input: object({
      ...paging(10),
      // That one alone.
      id: maybeId(),
      state: exactNumber().oneOf([...FBA_ENQUIRY_STATES]),
      keyword: line(40).default(''),
    }),
    output: pageOf(enquiry().shape(asker)),
  },
);

export const fbaEnquiryByToken = query(
  '/freight/fbaEnquiry/pub/queryFbaEnquiryByToken.do',
  'What somebody without an account asked, and its answer, by the link that he was given; nothing of who he is',
  {
    access: 'visitor',
    assumed: true,
    limit: 30,
    input: object({ token: string().strict().min(20).max(64).required() }),
    output: enquiry(),
  },
);

export const answerFbaEnquiry = command(
  '/freight/fbaEnquiry/answerFbaEnquiry.do',
  'Begin with an enquiry, answer it with prices, or end it with a reason; whoever asked is told',
  {
    access: 'fba:answer',
    about: ['fbaEnquiry', 'id'],
    assumed: true,
    input: object({
      id: id(),
      decision: exactText().oneOf<'start' | 'quote' | 'close'>(['start', 'quote', 'close']).required(),
      quotes: array(
        object({
          channel: named(1, 60),
          mode: maybeMode(),
          // By what the cargo is charged; the total is this many times the price, and what is added.
          chargeable: maybeMeasure().required(),
          price: money(),
          extras: maybeMoney(),
          currency: exactText()
            .matches(/^[A-Z]{3}$/)
            .default('CNY'),
          transitMin: number().strict().integer().min(1).max(199).required(),
          transitMax: number().strict().integer().min(1).max(199).required(),
          validTo: day().required(),
          remark: line(200).default(''),
        }).required(),
      )
        .max(FBA_QUOTES_LIMIT)
        .default([]),
      reason: line(200).default(''),
    }),
    invalidates: () => [fbaEnquiries, deskQueue],
  },
);

export const decideFbaEnquiry = command(
  '/freight/fbaEnquiry/decideFbaEnquiry.do',
  'Take one of the prices that were answered, or let the enquiry be',
  {
    access: 'quote:export',
    about: ['fbaEnquiry', 'id'],
    assumed: true,
    input: object({
      id: id(),
      decision: exactText().oneOf<'choose' | 'close'>(['choose', 'close']).required(),
      quoteId: maybeId(),
    }),
    invalidates: () => [fbaEnquiries],
  },
);
