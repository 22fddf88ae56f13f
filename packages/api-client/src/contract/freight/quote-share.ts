import { array, boolean, number, object, string } from 'yup';
import { command, download, query } from '../define.ts';
import { exactNumber, id, text } from '../shapes.ts';
import { amountOf, amountOrNull, answeredDay, instant } from './fields.ts';
import { quoteHistory } from './quote.ts';
import {
  QUOTE_LINK_DAYS,
  QUOTE_LINK_STATES,
  QUOTE_MODES,
  QUOTE_STATES,
  type QuoteLinkState,
  type QuoteMode,
  type QuoteState,
} from './quote-shapes.ts';

/** A quotation for whoever it was made for, without an account: read only, for some days, until its link is withdrawn. */

const link = object({ link: string().strict().min(1).max(64).required() });

export const quoteShares = query('/freight/quote/queryQuoteShares.do', 'Links of a quotation, the newest first', {
  access: 'quote:export',
  about: ['quote', 'quoteId'],
  assumed: true,
  input: object({ quoteId: id() }),
  output: object({
    list: array(
      object({
        id: id(),
        author: text(),
        createTime: instant(),
        expires: instant(),
        state: string<QuoteLinkState>().oneOf(QUOTE_LINK_STATES).required(),
        opened: number().integer().min(0).required(),
        lastOpened: string().nullable().defined(),
      }),
    ).required(),
  }),
});

export const createQuoteShare = command(
  '/freight/quote/createQuoteShare.do',
  'A link that shows a quotation without a session; its token is told this once',
  {
    access: 'quote:export',
    about: ['quote', 'quoteId'],
    assumed: true,
    input: object({ quoteId: id(), days: exactNumber().min(1).max(QUOTE_LINK_DAYS).default(7) }),
    output: object({ id: id(), token: text(), expires: instant() }),
    invalidates: () => [quoteShares, quoteHistory],
  },
);

export const revokeQuoteShare = command('/freight/quote/revokeQuoteShare.do', 'Withdraw a link at once', {
  access: 'quote:export',
  about: ['quote', 'quoteId'],
  assumed: true,
  input: object({ quoteId: id(), id: id() }),
  invalidates: () => [quoteShares, quoteHistory],
});

export const enterQuoteShare = command(
  '/freight/quote/pub/enterQuoteShare.do',
  'Exchange the token of a link for a cookie of one hour that opens this quotation and nothing else',
  {
    access: 'visitor',
    limit: 30,
    assumed: true,
    input: object({ token: string().strict().min(1).max(200).required() }),
    // What names the link in the page's address, and opens nothing by itself.
    output: object({ link: text() }),
  },
);

export const openQuoteShare = query(
  '/freight/quote/pub/openQuoteShare.do',
  'What a link shows to whoever has its cookie, in the words of the quotation; unknown, expired and withdrawn ones are answered alike',
  {
    access: 'visitor',
    limit: 30,
    assumed: true,
    input: link,
    output: object({
      quoteNo: text(),
      mode: string<QuoteMode>().oneOf(QUOTE_MODES).required(),
      author: text(),
      company: text(),
      expires: instant(),
      date: answeredDay(),
      validTo: answeredDay(),
      state: string<QuoteState>().oneOf(QUOTE_STATES).required(),
      lanes: text(),
      cargo: text(),
      // Of its cheapest rate; null where a price is on request.
      total: amountOf().nullable().defined(),
      toCompany: text(),
      // What the workbook says; null where only the workbook was kept.
      sheet: object({
        house: text(),
        from: text(),
        toContact: text(),
        route: text(),
        cargo: text(),
        // `1 USD = CNY 7.1000 (2026-11-20 09:40)`
        fx: array(text()).required(),
        heads: array(object({ name: text(), money: boolean().required() })).required(),
        rates: array(
          object({
            title: text(),
            // By the heads; an empty text is none.
            cells: array(text()).required(),
            lines: array(
              object({
                code: text(),
                name: text(),
                basis: text(),
                unitPrice: amountOrNull(),
                quantity: text(),
                currency: text(),
                amount: amountOrNull(),
                state: text(),
              }),
            ).required(),
            subtotals: array(amountOf()).required(),
            total: amountOf().nullable().defined(),
          }),
        ).required(),
        notIncluded: array(text()).required(),
        opening: text(),
        terms: array(text()).required(),
      })
        .nullable()
        .default(null),
    }),
  },
);

export const sharedQuoteExcel = download(
  '/freight/quote/pub/getSharedQuoteExcel.do',
  'The workbook of a quotation for whoever has the cookie of its link, byte for byte as it was made',
  { access: 'visitor', limit: 30, assumed: true, input: link },
);
