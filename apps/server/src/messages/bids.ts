import type { Texts } from './texts.ts';

/** What is said of bids. */
export const bids = {
  bidClosed: {
    zh: '该航次的竞价已截止',
    en: 'Bidding for this sailing has closed',
  },
  bidCurrency: {
    zh: '请以 {currency} 出价',
    en: 'Bid in {currency}',
  },
  bidStep: {
    zh: '出价须为 {step} 的整数倍',
    en: 'A bid has to be a multiple of {step}',
  },
  bidAboveList: {
    zh: '出价不能高于公开价 {price}',
    en: 'A bid cannot be above the list price of {price}',
  },
  bidAboveOwn: {
    zh: '须高于您上次出价 {price}',
    en: 'Bid above your last bid of {price}',
  },
  bidTooLow: {
    zh: '出价过低，船公司不会接受',
    en: 'The carrier does not take a bid this low',
  },
  bidLimit: {
    zh: '同一航线最多 {most} 笔有效出价，请先撤回一笔',
    en: '{most} bids count on a lane at once: take one back first',
  },
  bidMoved: {
    zh: '该出价的状态已变化，请刷新后再操作',
    en: 'This bid has become something else meanwhile: look at it again',
  },
  bidPrice: {
    zh: '请填写还价',
    en: 'Say the other price',
  },
  bidTakenTitle: {
    zh: '您的出价已成交',
    en: 'Your bid was taken',
  },
  bidTakenText: {
    zh: '{name}：{currency} {price} 已成交，舱位为您保留 {hours} 小时，请在此期间下单',
    en: '{name}: {currency} {price} was taken. The room is held for {hours} h: order by then',
  },
  bidCounteredTitle: {
    zh: '您的出价收到还价',
    en: 'Another price for your bid',
  },
  bidCounteredText: {
    zh: '{name}：还价 {currency} {price}，请在截止前确认',
    en: '{name}: {currency} {price} was named. Take it before bidding closes',
  },
  bidOutbidTitle: {
    zh: '您的出价已被超过',
    en: 'You were outbid',
  },
  bidOutbidText: {
    zh: '{name} {etd} 开船，您的出价 {currency} {price} 已被超过，可在截止前加价',
    en: '{name}, sailing {etd}: more than your {currency} {price} is bid. Raise it before bidding closes',
  },
  bidLostTitle: {
    zh: '您的出价未成交',
    en: 'Your bid was not taken',
  },
  bidLostText: {
    zh: '{name} {etd} 开船，{currency} {price} 到截止未成交',
    en: '{name}, sailing {etd}: {currency} {price} was not taken before bidding closed',
  },
  bidLapsedTitle: {
    zh: '保留的舱位已释放',
    en: 'Room that was held is given back',
  },
  bidLapsedText: {
    zh: '{name} {etd} 开船，{currency} {price} 未在保留期内下单，舱位已释放，不收费',
    en: '{name}, sailing {etd}: nothing was ordered at {currency} {price} while the room was held. There is no charge',
  },
  bidSentTitle: {
    zh: '收到新的出价',
    en: 'A new bid',
  },
  bidSentText: {
    zh: '{company}：{name} {etd} 开船，{count} × {box}，{currency} {price}',
    en: '{company}: {name}, sailing {etd}, {count} × {box} at {currency} {price}',
  },
  bidAgreedTitle: {
    zh: '还价已被接受',
    en: 'The other price was taken',
  },
  bidAgreedText: {
    zh: '{company}：{name} {etd} 开船，{count} × {box}，{currency} {price} 成交',
    en: '{company}: {name}, sailing {etd}, {count} × {box} at {currency} {price}',
  },
} as const satisfies Texts;
