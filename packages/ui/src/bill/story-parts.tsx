import { useLocale } from '../i18n/provider.tsx';
import type { BillFile } from './bill-preview.tsx';
import type { UseBill } from './bill-source.ts';
import { flagshipBill } from './fixtures.ts';
import type { Loadable } from './loadable.ts';

/** What stories of the bill share: a sample page, a picture of one, bills in the language of the toolbar. */

const STATEMENT = `<!doctype html><html lang="en"><title>MB26S01702</title><main style="font:13px sans-serif;padding:24px">
<h1 style="font-size:16px">MB26S01702</h1><table><tr><td>OCEAN FREIGHT<td>4,360.00<tr><td>TERMINAL HANDLING<td>174.65<tr><td>TOTAL USD<td>4,534.65</table></main></html>`;

const PICTURE_INK = '#0b5a66';
/** Place, then lines: how a scanned draft looks, as far as a story needs it. */
const PRINTED: readonly (readonly [x: number, y: number, head: string, ...lines: string[]])[] = [
  [
    48,
    140,
    'SHIPPER',
    'NINGBO HAOYU HOMEWARE CO., LTD.',
    'NO. 288 JIANGNAN ROAD, YINZHOU',
    'DISTRICT, NINGBO 315040, CHINA',
  ],
  [498, 140, 'B/L NO.', 'COSU6412098730'],
  [728, 140, 'BOOKING NO.', '6412098730'],
  [48, 240, 'CONSIGNEE', 'CASCADE HOME SUPPLY LLC', '1402 E WAREHOUSE STREET', 'LOS ANGELES, CA 90021, USA'],
  [498, 240, 'NOTIFY PARTY', 'SAME AS CONSIGNEE'],
  [48, 340, 'VESSEL / VOYAGE', 'COSCO SHIPPING ANDES 042E'],
  [348, 340, 'PORT OF LOADING', 'NINGBO, CHINA'],
  [648, 340, 'PORT OF DISCHARGE', 'LOS ANGELES, CA'],
  [48, 420, 'MARKS', 'HAOYU / LOS ANGELES', 'C/NO. 1-640', '', 'CBHU3202732', 'TCNU7200794', 'CSQU3054383'],
  [
    348,
    420,
    'DESCRIPTION OF GOODS',
    '640 CTNS BAMBOO KITCHEN SHELF',
    '420 CTNS STAINLESS STEEL FOOD CONTAINER',
    '220 CTNS SILICONE BAKING MAT',
    '',
    'SAY ONE THOUSAND TWO HUNDRED AND EIGHTY CARTONS ONLY',
  ],
  [808, 420, 'KGS / CBM', '12,400.000', '151.5000'],
];
const printedWords = ([x, y, head, ...lines]: (typeof PRINTED)[number]) =>
  `<text x="${x}" y="${y}" font-size="11" fill="${PICTURE_INK}">${head}</text>${lines
    .map((line, at) => `<text x="${x}" y="${y + 20 + at * 18}" font-size="13">${line}</text>`)
    .join('')}`;
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 640" font-family="monospace"><rect width="980" height="640" fill="#fff"/>
<text x="40" y="64" font-size="20" font-weight="700">BILL OF LADING</text><text x="40" y="88" font-size="12">DRAFT COPY 3, FOR APPROVAL ONLY</text>
<path d="M40 120h900v480H40zM40 220h900M40 320h900M490 120v200M720 120v100M40 400h900M340 320v280M640 320v80M800 400v200" fill="none" stroke="${PICTURE_INK}" stroke-width="1.5"/>
<g transform="rotate(-5 850 66)" fill="none" stroke="${PICTURE_INK}" stroke-width="2"><path d="M780 38h150v56H780z"/></g>
<g transform="rotate(-5 850 66)" fill="${PICTURE_INK}" text-anchor="middle"><text x="855" y="66" font-size="24" font-weight="700">COPY</text><text x="855" y="84" font-size="11">NON-NEGOTIABLE</text></g>
${PRINTED.map(printedWords).join('')}</svg>`;

const ready = (path: string, url: string): Loadable<BillFile> => ({ status: 'ready', data: { path, url } });

const page = (html: string) => `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
/** What a viewer of PDF files would draw: the same page, in a frame of its own. */
const SAMPLE = `<!doctype html><html lang="en"><title>COSU6412098730</title><body style="margin:0;background:#e3ebec"><main style="max-width:980px;margin:20px auto">${PICTURE}</main></html>`;
export const reportUrl = page(STATEMENT);
export const pdfSample = ready('/files/COSU6412098730_draft_v3.pdf', page(SAMPLE));
export const imageSample = ready(
  '/files/COSU6412098730_draft_v3.png',
  `data:image/svg+xml,${encodeURIComponent(PICTURE)}`,
);
const REFUSED = {
  'zh-CN': '请求异常，请检查网络或联系管理员',
  'en-US': 'Request failed. Check the network or contact the administrator',
} as const;
export const failed = { status: 'error', message: REFUSED['zh-CN'], retry: () => undefined } as const;
/** What is said in English on an English page, as `parameters.english`. */
export const ENGLISH = {
  [REFUSED['zh-CN']]: REFUSED['en-US'],
  主票与分票: 'Main bill and sub-bills',
  待客户确认: 'Copy ready',
};
export const waiting = { status: 'loading' } as const;

/** The flagship's bills in the language of the story. */
export const useFlagship: UseBill = (subId) => {
  const locale = useLocale();
  return { status: 'ready', data: flagshipBill(subId, locale) };
};
export const useFailed: UseBill = () => ({ ...failed, message: REFUSED[useLocale()] });
