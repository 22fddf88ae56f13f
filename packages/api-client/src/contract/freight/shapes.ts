/** Trade lanes of full containers, in their order. */
export const ROUTES = ['USWC', 'USEC', 'EUR', 'MED', 'SEA', 'JPKR', 'AUNZ', 'LATAM', 'AFR', 'MEA'] as const;
export type Route = (typeof ROUTES)[number];

/** Room on a sailing: there is, so many boxes are left, one may wait for it, there is none, the carrier is asked. */
export const SPACE_STATES = ['open', 'limited', 'waitlist', 'full', 'onRequest'] as const;
export type SpaceState = (typeof SPACE_STATES)[number];

/** What whoever asks is charged by: visitors by the list price, members by theirs, some customers by less. */
export const PRICE_LEVELS = ['visitor', 'member', 'vip1', 'vip2', 'vip3'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

/** What an amount is multiplied by. */
export const CHARGE_BASES = [
  'PER_CTN',
  'PER_TEU',
  'PER_BL',
  'PER_SHIPMENT',
  'PER_RT',
  'PER_KG',
  'PERCENT',
  'AT_COST',
] as const;
export type ChargeBasis = (typeof CHARGE_BASES)[number];

/** The four headings of a cost. */
export const CHARGE_SIDES = ['origin', 'freight', 'destination', 'papers'] as const;
export type ChargeSide = (typeof CHARGE_SIDES)[number];

/** Of a line of a cost: in the total, within the freight, only when it is wished for, never known before. */
export const LINE_STATES = ['charged', 'inFreight', 'optional', 'notIncluded'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Who pays a line: the shipper beforehand, or the consignee. */
export const PAY_TERMS = ['PP', 'CC'] as const;
export type PayTerm = (typeof PAY_TERMS)[number];

/** Of a day: something sails, nothing does, the papers have closed, no room is left. */
export const DAY_STATES = ['sailing', 'noSailing', 'closed', 'full'] as const;
export type DayState = (typeof DAY_STATES)[number];

export const FCL_SORTS = ['total', 'transit', 'etd'] as const;
export type FclSort = (typeof FCL_SORTS)[number];

/** Why a rate is recommended beside another, or instead of none. */
export const REASONS = ['cheaper', 'faster', 'otherBox', 'nearby'] as const;
export type Reason = (typeof REASONS)[number];

/** A rate alone, or everything on a lane. */
export const FOLLOW_KINDS = ['rate', 'route'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];
export const FOLLOW_STATES = ['active', 'expired', 'off'] as const;
export type FollowState = (typeof FOLLOW_STATES)[number];
export const FOLLOW_CHANNELS = ['portal', 'wechat', 'email'] as const;
export type FollowChannel = (typeof FOLLOW_CHANNELS)[number];
/** Lanes and rates that a company follows at once. */
export const FOLLOW_LIMIT = 20;

export const DECLARE_KINDS = ['general', 'express', 'transit'] as const;
export type DeclareKind = (typeof DECLARE_KINDS)[number];

/** Container types that a query may ask for at once, and boxes of each. */
export const CONTAINERS_LIMIT = 4;
export const BOXES_LIMIT = 99;
/** Sizes of cartons in one question. */
export const CARTONS_LIMIT = 20;
/** Days that a calendar shows at most. */
export const CALENDAR_LIMIT = 42;
/** Minutes that a price is kept for whoever orders by its token. */
export const PRICE_KEPT = 30;

/** What became of a bid. */
export const BID_STATE = {
  live: 1,
  outbid: 2,
  taken: 3,
  countered: 4,
  lost: 5,
  withdrawn: 6,
  booked: 7,
  lapsed: 8,
} as const;
export type BidState = (typeof BID_STATE)[keyof typeof BID_STATE];
export const BID_STATES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Boxes of one bid, bids of a company that count at once on a lane, and what each is a multiple of. */
export const BID_BOXES = 20;
export const BID_LIMIT = 5;
export const BID_STEP = 5;

/** What is kept in a sheet of the rate desk. */
export const RATE_SHEETS = ['fcl', 'surcharge', 'lcl', 'air', 'truck', 'declare'] as const;
export type RateSheet = (typeof RATE_SHEETS)[number];
/** What of a sheet is shown: everything that is not over, or rows of one state. */
export const SHEET_STATES = ['live', 'draft', 'edited', 'lapsing', 'withdrawn', 'expired'] as const;
export type SheetState = (typeof SHEET_STATES)[number];
/** What is written into a column of a sheet: ports by their codes, days of the week by their numbers. */
export const SHEET_COLUMN_TYPES = ['text', 'code', 'money', 'number', 'day', 'choice', 'port', 'weekdays'] as const;
export type SheetColumnType = (typeof SHEET_COLUMN_TYPES)[number];
/** Rows of one saving, and of one window. */
export const SHEET_SAVED = 500;
export const SHEET_WINDOW = 2_000;

/** Ways to an Amazon-type warehouse: by sea and truck, by sea and parcel, by a fast vessel, a whole container, on a carrier that is named, by air. */
export const FBA_MODE = { seaTruck: 1, seaExpress: 2, fastExpress: 3, wholeContainer: 4, named: 5, air: 6 } as const;
export type FbaMode = (typeof FBA_MODE)[keyof typeof FBA_MODE];
export const FBA_MODES = [1, 2, 3, 4, 5, 6] as const;

/** Where cargo is handed in. */
export const FBA_ORIGINS = ['shenzhen', 'guangzhou', 'yiwu', 'ningbo', 'shanghai'] as const;
export type FbaOrigin = (typeof FBA_ORIGINS)[number];

/** Of a price: being written, on sale, taken back. */
export const FBA_PRICE_STATUS = { draft: 1, onSale: 2, off: 3 } as const;
export type FbaPriceStatus = (typeof FBA_PRICE_STATUS)[keyof typeof FBA_PRICE_STATUS];

/** Sizes of cartons that a question names at most. */
export const FBA_CARTONS_LIMIT = 20;

/** How far a question for a price is: sent, looked at, priced, a price taken, priced too long ago, ended. */
export const FBA_ENQUIRY_STATE = { sent: 1, working: 2, quoted: 3, chosen: 4, lapsed: 5, closed: 6 } as const;
export type FbaEnquiryState = (typeof FBA_ENQUIRY_STATE)[keyof typeof FBA_ENQUIRY_STATE];
export const FBA_ENQUIRY_STATES = [1, 2, 3, 4, 5, 6] as const;
/** Prices of one answer. */
export const FBA_QUOTES_LIMIT = 6;
