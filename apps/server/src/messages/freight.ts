import type { Texts } from './texts.ts';

/** What is said of rates. */
export const freight = {
  modeNotOffered: {
    zh: '本公司目前不提供{mode, select, fcl {整箱海运} lcl {拼箱海运} air {空运} fba {FBA 头程} truck {拖车} other {报关}}，请选择其他方式或致电客服',
    en: '{mode, select, fcl {Full container loads are} lcl {Shares of a container are} air {Air freight is} fba {FBA delivery is} truck {Trucking is} other {Customs clearance is}} not offered at present: choose another way or call us',
  },
  noSailing: {
    zh: '该航次已截单或不在有效期内，请选择其他船期',
    en: 'This sailing has closed or the price is not valid for it: choose another',
  },
  noSuchBox: {
    zh: '该运价没有所选箱型，请选择其他箱型',
    en: 'This rate has no price for that container type: choose another',
  },
  followLimit: {
    zh: '最多关注 {most} 条，请先取消一条',
    en: '{most} can be followed at once: let go of one first',
  },
  rateJump: { zh: '与上一版相差 {percent}%', en: '{percent}% off the last version' },
  rateOverlap: { zh: '与 {name} 的有效期重叠', en: 'It overlaps {name}' },
  rateLong: { zh: '有效期超过 92 天', en: 'It counts for more than 92 days' },
  rateNothing: { zh: '草稿里没有改动', en: 'The draft changes nothing' },
  rateFaulty: {
    zh: '草稿里有 {count} 处错误，更正后才能发布',
    en: 'Put {count, plural, one {one fault} other {# faults}} right before publishing',
  },
  rateLook: {
    zh: '有 {count} 处需要再核对一遍',
    en: 'Look again at {count, plural, one {one place} other {# places}}',
  },
  rateMoved: { zh: '这份草稿已经发布，请刷新', en: 'This draft was published meanwhile: look at it again' },
  rateDraftFull: { zh: '草稿里还有改动，请先发布或放弃', en: 'The draft has changes: publish or forget them first' },
  rateNoVersion: { zh: '这个版本不能恢复', en: 'This version cannot be restored' },
  rateNewRow: { zh: '新增', en: 'New row' },
  messageTypeRate: {
    zh: '运价关注',
    en: 'Followed rate',
  },
  rateDroppedTitle: {
    zh: '关注的运价下调了',
    en: 'A rate that you follow is cheaper',
  },
  rateDroppedText: {
    zh: '{name} {service}，{box} 现价 {currency} {price}，{etd} 开船',
    en: '{name} {service}: {currency} {price} for a {box} now, sailing {etd}',
  },
  roomLowTitle: {
    zh: '关注的运价舱位紧张',
    en: 'Little room is left on a rate that you follow',
  },
  roomLowText: {
    zh: '{name} {service}，{etd} 开船，仅剩 {left} 个箱位',
    en: '{name} {service}, sailing {etd}. Boxes left: {left}',
  },
  sailingChangedTitle: {
    zh: '关注的航线船期有变',
    en: 'Sailings that you follow have changed',
  },
  sailingChangedText: {
    zh: '{name} {service} 的船期已调整，下一班：{next, select, none {暂无} other {{etd}}}',
    en: '{name} {service}: sailings have changed. The next one: {next, select, none {none yet} other {{etd}}}',
  },
  docsCloseTitle: {
    zh: '关注的航次即将截单',
    en: 'Papers close for a sailing that you follow',
  },
  docsCloseText: {
    zh: '{name} {service}，{etd} 开船，{closes} 截单',
    en: '{name} {service}, sailing {etd}: papers close at {closes}',
  },
  todo9: {
    zh: '{lane}：{countered, select, true {货代还价 {currency} {price}，待您确认} other {{currency} {price} 已成交，请在保留期内下单}}',
    en: '{lane}: {countered, select, true {{currency} {price} was named for your bid. Take it or let it go} other {{currency} {price} was taken. Order while the room is held}}',
  },
  messageTypeBid: {
    zh: '竞价',
    en: 'Bid',
  },
  quoteBoxes: {
    zh: '请填写箱型箱量',
    en: 'Say how many containers of which type',
  },
  quoteCargo: {
    zh: '请填写重量或体积',
    en: 'Say the weight or the volume',
  },
  quoteTemplateLimit: {
    zh: '最多保存 {most} 个报价模板，请先删除一个',
    en: '{most} templates can be kept: delete one first',
  },
  fudaDays: {
    zh: '失效日不能早于生效日',
    en: 'It cannot end before it begins',
  },
  fudaBoxTwice: {
    zh: '同一箱型只能填一次',
    en: 'Each container type once',
  },
  fudaNoPort: {
    zh: '港口不存在，请重新选择',
    en: 'There is no such port: choose another',
  },
  fudaNoCarrier: {
    zh: '船公司不存在，请重新选择',
    en: 'There is no such carrier: choose another',
  },
  fudaSpaceLeft: {
    zh: '请填写剩余舱位数',
    en: 'Say how many boxes are left',
  },
  fudaPrice: {
    zh: '每个箱型须有大于 0 的成本价或会员价',
    en: 'Each container type needs a cost or a price above zero',
  },
  fudaState: {
    zh: '运价 {rateNo} 的状态已变化，请刷新后再操作',
    en: 'Rate {rateNo} has become something else meanwhile: look at it again',
  },
  fudaSentTwice: {
    zh: '请勿重复提交',
    en: 'This was sent before',
  },
  fudaAmount: {
    zh: '请填写单价',
    en: 'Say the amount',
  },
  fudaAtCost: {
    zh: '{code} 按实际收取，没有单价',
    en: '{code} is charged at cost and has no amount',
  },
  fudaNothing: {
    zh: '没有要修改的内容',
    en: 'There is nothing to change',
  },
  chargeOF: {
    zh: '海运费',
    en: 'Ocean freight',
  },
  chargeWon: {
    zh: '竞价成交价',
    en: 'The price of your bid',
  },
  chargeDUTY: {
    zh: '目的港关税与清关',
    en: 'Duty and clearance at destination',
  },
  chargeINSP: {
    zh: '海关查验',
    en: 'Customs examination',
  },
  chargeAMD: {
    zh: '截单后改单',
    en: 'Amendment after documents close',
  },
  chargeDEM: {
    zh: '滞港费、滞箱费',
    en: 'Demurrage and detention',
  },
  chargeByConsignee: {
    zh: '由收货人承担',
    en: 'for the consignee',
  },
  chargeAtCost: {
    zh: '实报实销',
    en: 'at cost',
  },
  chargeFreeDays: {
    zh: '免费 {days} 天',
    en: '{days, plural, one {# day} other {# days}} free',
  },
} as const satisfies Texts;
