import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactNumber, exactText, id, maybeId, maybeMoney, money, pageOf, paging, requestId, text } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { amountOrNull, ctnType, portEnd, refItem } from './fields.ts';
import { BID_BOXES, BID_STATES, type BidState } from './shapes.ts';

/** Bids for room on a sailing: who bids more comes first, and among equals who came earlier. */

const state = () => number<BidState>().oneOf(BID_STATES).required();
const count = () => number().strict().integer().min(1).max(BID_BOXES).required();

const bid = () =>
  object({
    id: id(),
    bidNo: text(),
    rateId: id(),
    pol: portEnd().required(),
    pod: portEnd().required(),
    shipping: refItem().required(),
    serviceCode: text(),
    etd: string().required(),
    ctnType: ctnType(),
    count: count(),
    price: money(),
    currency: text(),
    state: state(),
    closesAt: string().required(),
    validUntil: string().nullable().defined(),
    placedAt: string().required(),
    // Whose bid it is, for the desk that answers it; empty when a company reads its own.
    company: text(),
    // The forwarder's answer; its `price` is set where another price was offered.
    answer: object({ price: amountOrNull(), text: text(), at: string().required() }).nullable().default(null),
    holdUntil: string().nullable().defined(),
    // The highest bid in force for the same container type on the same sailing.
    max: amountOrNull(),
    revision: number().integer().positive().required(),
  });

export const biddable = query('/freight/freightfcl/queryBiddingShipping.do', 'Sailings of a lane that take bids', {
  access: 'bid:place',
  input: object({ polId: id(), podId: id(), ctnType: exactNumber().min(1).max(99).default(3) }),
  output: object({
    list: array(
      object({
        rateId: id(),
        shipping: refItem().required(),
        serviceCode: text(),
        etd: string().required(),
        ctnType: ctnType(),
        currency: text(),
        listPrice: money(),
        // From this price on a bid is accepted at once.
        sure: money(),
        closesAt: string().required(),
        maxBid: amountOrNull(),
        mine: amountOrNull(),
        step: number().integer().positive().required(),
      }),
    ).required(),
  }),
});

export const maxBid = query(
  '/freight/freightfcl/queryMaxFclBidding.do',
  'What is bid for the boxes of a sailing, without names',
  {
    access: 'bid:place',
    input: object({ rateId: id(), ctnType: ctnType() }),
    output: object({
      max: amountOrNull(),
      mine: amountOrNull(),
      // For one container: the list price, the company's own price, and the bid that is accepted at once.
      listPrice: money(),
      price: money(),
      sure: money(),
      currency: text(),
      closesAt: string().required(),
      step: number().integer().positive().required(),
      bids: array(
        object({
          at: string().required(),
          own: boolean().required(),
          boxes: number().integer().positive().required(),
          price: money(),
          outbid: boolean().required(),
        }),
      ).required(),
    }),
  },
);

export const bidPage = query(
  '/freight/freightfcl/queryFclBiddingPage.do',
  'Bids of the company; of all companies for whoever answers them',
  {
    access: ['bid:place', 'bid:answer'],
    assumed: true,
    input: object({ ...paging(10), state: exactNumber().oneOf([...BID_STATES]), rateId: maybeId() }),
    output: pageOf(bid()),
  },
);

const stale = () => [biddable, maxBid, bidPage];

export const placeBid = command(
  '/freight/freightfcl/saveBiddingShipping.do',
  'Bid for boxes of a sailing, or more than before',
  {
    access: 'bid:place',
    input: object({
      rateId: id(),
      ctnType: ctnType(),
      count: count(),
      // A whole amount of the currency that the rate has.
      price: money(),
      currency: exactText().length(3).required(),
      validUntil: string().strict().max(40),
      requestId: requestId(),
    }),
    output: bid(),
    invalidates: stale,
  },
);

const answered = object({ id: id(), state: state(), holdUntil: string().nullable().defined() });

export const answerBid = command(
  '/freight/freightfcl/answerBidding.do',
  'Take a bid and hold the room for it, or name another price',
  {
    access: 'bid:answer',
    assumed: true,
    about: ['bid', 'bidId'],
    input: object({
      bidId: id(),
      decision: exactText().oneOf(['accept', 'counter']).required(),
      // The price that is offered instead, for `counter`.
      price: maybeMoney(),
      text: line(200).default(''),
      // The revision that was read: refused where the bid has changed since.
      revision: maybeId(),
      holdHours: exactNumber().min(1).max(48).default(2),
    }),
    output: answered,
    invalidates: stale,
  },
);

export const decideBid = command(
  '/freight/freightfcl/decideBidding.do',
  'Take the other price that was named, or take a bid back',
  {
    access: 'bid:place',
    assumed: true,
    about: ['bid', 'bidId'],
    input: object({ bidId: id(), decision: exactText().oneOf(['accept', 'withdraw']).required() }),
    output: answered,
    invalidates: stale,
  },
);
