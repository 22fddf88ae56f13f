import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactNumber, exactText, id, maybeId, maybeMoney, pageOf, paging, text } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { fclMember } from './fcl.ts';
import { amountOrNull, ctnType, portEnd, refItem } from './fields.ts';
import {
  FOLLOW_CHANNELS,
  FOLLOW_KINDS,
  FOLLOW_STATES,
  type FollowChannel,
  type FollowKind,
  type FollowState,
} from './shapes.ts';

/** Rates and lanes that a company keeps an eye on. */

const triggers = () =>
  object({
    // Of one box, in the currency of the rate.
    priceBelow: maybeMoney(),
    boxesAtMost: number().strict().integer().min(1).max(99),
    sailingChanged: boolean().strict(),
    // A day before the papers close.
    beforeDocs: boolean().strict(),
  })
    .noUnknown()
    .default({});
const channels = () => array(string<FollowChannel>().strict().oneOf(FOLLOW_CHANNELS).required());

export const followedRates = query(
  '/freight/freightfcl/queryFclAttentionPage.do',
  'What the company follows, with the change since',
  {
    access: ['rate:follow', 'order:view'],
    assumed: true,
    input: object({
      ...paging(10),
      keyword: line(50).default(''),
      state: exactText().oneOf<FollowState>([...FOLLOW_STATES]),
    }),
    output: pageOf(
      object({
        id: id(),
        kind: string<FollowKind>().oneOf(FOLLOW_KINDS).required(),
        // Null of a lane.
        rateId: maybeId().nullable().defined(),
        rateNo: text(),
        pol: portEnd().required(),
        pod: portEnd().required(),
        shipping: refItem().nullable().default(null),
        serviceCode: text(),
        ctnType: ctnType(),
        // The next sailing; null where nothing sails.
        etd: string().nullable().defined(),
        currency: text(),
        startPrice: amountOrNull(),
        nowPrice: amountOrNull(),
        // Below zero where it became cheaper.
        change: amountOrNull(),
        // Its next sailing takes bids.
        biddable: boolean().required(),
        // It costs no more than was wished for.
        met: boolean().required(),
        triggers: triggers().required(),
        channels: channels().required(),
        state: string<FollowState>().oneOf(FOLLOW_STATES).required(),
        since: string().required(),
      }),
    ).shape({ followCount: number().integer().min(0).required() }),
  },
);

export const followedRoutes = query(
  '/freight/freightfcl/queryFclAttentionRouteList.do',
  'Lanes of what the company follows',
  {
    access: ['rate:follow', 'order:view'],
    assumed: true,
    output: object({
      list: array(
        object({
          pol: portEnd().required(),
          pod: portEnd().required(),
          followed: number().integer().positive().required(),
          // Rates on sale there.
          count: number().integer().min(0).required(),
          etd: string().nullable().defined(),
          currency: text(),
          minPrice: amountOrNull(),
        }),
      ).required(),
    }),
  },
);

export const followRate = command(
  '/freight/freightfcl/saveFclAttention.do',
  'Follow a rate, or a lane (of one carrier or of all), or no longer; 20 at once',
  {
    access: 'rate:follow',
    assumed: true,
    input: object({
      // A rate, or the ends of a lane.
      rateId: maybeId(),
      polId: maybeId(),
      podId: maybeId(),
      shippingId: maybeId(),
      ctnType: exactNumber().min(1).max(99).default(3),
      followed: boolean().strict().required(),
      triggers: triggers(),
      channels: channels().max(3).default(['portal']),
    }),
    output: object({ followed: boolean().required(), followCount: number().integer().min(0).required() }),
    invalidates: () => [followedRates, followedRoutes, fclMember],
  },
);
