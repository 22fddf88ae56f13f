import type { contract, Out } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';

const WORDS = {
  'zh-CN': {
    house: '子午湾国际货运',
    title: '费用账单',
    facts: {
      业务编号: 'MB26S01702',
      提单号: 'COSU6412098730',
      客户: '宁波昊屿家居有限公司',
      '船名 / 航次': 'COSCO SHIPPING ANDES / 042E',
      航线: '宁波 → 洛杉矶',
      开航日: '2026-11-26',
    },
    heads: ['费用', '单价', '数量', '币种', '金额'],
    total: '合计',
    note: '请核对各项费用。确认后，本账单作为结算依据；如有疑问，请在确认前联系您的客服。',
  },
  'en-US': {
    house: 'Meridian Bay International Freight',
    title: 'Statement of charges',
    facts: {
      Booking: 'MB26S01702',
      'B/L no.': 'COSU6412098730',
      Customer: 'Ningbo Haoyu Homeware Co., Ltd.',
      'Vessel / voyage': 'COSCO SHIPPING ANDES / 042E',
      Route: 'Ningbo → Los Angeles',
      ETD: '2026-11-26',
    },
    heads: ['Charge', 'Unit price', 'Quantity', 'Currency', 'Amount'],
    total: 'Total',
    note: 'Please check every charge. Once confirmed, this statement is the basis of settlement; ask your contact before you confirm if anything is unclear.',
  },
} as const satisfies Record<Language, object>;

const STYLE = `*{box-sizing:border-box;margin:0}body{color:#0b1a1e;font:14px/1.45 "IBM Plex Sans Variable",sans-serif}
main{max-width:820px;margin:auto;padding:24px 28px}header{padding-bottom:12px;border-bottom:2px solid #0c565d}header p,dt,thead{color:#0c565d}header p{font-weight:600}
h1{font-size:20px}dt,thead,footer{font-size:12px}footer{color:#46595e;text-wrap:pretty}th{font-weight:500}dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));margin:16px 0;border-left:1px solid #66adb5}
dl div{padding:5px 9px 6px;border:solid #66adb5;border-width:1px 1px 1px 0;margin-bottom:-1px}table{width:100%;margin-bottom:14px;border-collapse:collapse;border:1.5px solid #0c565d;font-variant-numeric:tabular-nums}
td,th{padding:6px 9px;text-align:start;border:1px solid #66adb5}td:not(:first-child,:nth-child(4)),th:not(:first-child,:nth-child(4)){text-align:end}thead,tfoot{background:#f6fbfc}tfoot{font-weight:600}
@media(max-width:480px){main{padding:16px}body{font-size:13px}td,th{padding:5px}}`;

/** The faces of the page that shows the report; a frame has none of its own. */
const faces = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, at: sheet.href ?? document.baseURI })))
    .filter(({ rule }) => rule instanceof CSSFontFaceRule && rule.cssText.includes('IBM Plex Sans'))
    .map(({ rule, at }) => rule.cssText.replaceAll(/url\("([^"]+)"\)/g, (_, url) => `url("${new URL(url, at).href}")`))
    .join('');

const cells = (words: readonly string[]): string => `<tr>${words.map((word) => `<td>${word}`).join('')}`;

/** The printable report of a statement, as the server draws it. */
export function sampleReport(locale: Language, { lines, totals }: Out<typeof contract.settlement.inConfirmInfo>): Blob {
  const { house, title, facts, heads, total, note } = WORDS[locale];
  const money = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/, ',');
  const rows = lines.map(({ name, unitPrice, quantity, currency, amount }) =>
    cells([name, money(unitPrice), quantity, currency, money(amount)]),
  );
  const sums = totals.map(({ currency, amount }) => cells([total, '', '', currency, money(amount)]));
  const head = heads.map((word) => `<th>${word}`).join('');
  const told = Object.entries(facts).map(([name, value]) => `<div><dt>${name}<dd>${value}</dd></div>`);
  return new Blob(
    [
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title><style>${faces()}${STYLE}</style><main><header><p>${house}<h1>${title}</h1></header>`,
      `<dl>${told.join('')}</dl><table><thead><tr>${head}<tbody>${rows.join('')}<tfoot>${sums.join('')}</table><footer>${note}</footer></main></html>`,
    ],
    { type: 'text/html' },
  );
}
