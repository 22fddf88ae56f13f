import type { BillRecord } from '@lading/validators/bill';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import type { BillFile } from './bill-preview.tsx';
import type { BillId } from './bill-source.ts';
import { flagshipBill } from './fixtures.ts';
import type { Loadable } from './loadable.ts';
import { SAMPLE_PAGE } from './sample-page.ts';
import { fixedSource, memorySource, type Source } from './source.ts';

/** What stories of the bill share: a sample page, a picture of one, bills in the language of the toolbar. */

const STATEMENT = `<!doctype html><html lang="en"><title>MB26S01702</title><style>main{max-width:640px;margin:32px auto;padding:0 24px;font:13px/1.5 'IBM Plex Sans',sans-serif}h1{font-size:18px}table{width:100%;border-collapse:collapse;border-block:1.5px solid #0f5257}td{padding:8px 0;border-top:1px solid #c8d4d6}td+td{text-align:end;font-variant-numeric:tabular-nums}tr:last-child{font-weight:600}</style><main>
<h1>STATEMENT OF CHARGES</h1><p>MB26S01702</p><table><tr><td>OCEAN FREIGHT<td>4,360.00<tr><td>TERMINAL HANDLING<td>174.65<tr><td>TOTAL USD<td>4,534.65</table></main></html>`;

const ready = (path: string, url: string): Loadable<BillFile> => ({ status: 'ready', data: { path, url } });

const page = (html: string) => `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
/** What a viewer of PDF files would draw: the same page, in a frame of its own. */
const SAMPLE = `<!doctype html><html lang="en"><title>COSU6412098730</title><body style="margin:0;background:#e3ebec"><main style="max-width:980px;margin:20px auto">${SAMPLE_PAGE}</main></html>`;
export const reportUrl = page(STATEMENT);
export const pdfSample = ready('/files/COSU6412098730_draft_v3.pdf', page(SAMPLE));
export const imageSample = ready(
  '/files/COSU6412098730_draft_v3.png',
  `data:image/svg+xml,${encodeURIComponent(SAMPLE_PAGE)}`,
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

type Bills = Source<BillRecord, BillId>;
const flagship = (locale: Language): Bills => memorySource((subId) => flagshipBill(subId, locale));
const FLAGSHIP = { 'zh-CN': flagship('zh-CN'), 'en-US': flagship('en-US') };
/** The flagship's bills in the language of the story. */
export const useFlagship = (): Bills => FLAGSHIP[useLanguage()];

const refused = (locale: Language): Bills => fixedSource({ ...failed, message: REFUSED[locale] });
const FAILED = { 'zh-CN': refused('zh-CN'), 'en-US': refused('en-US') };
export const useFailed = (): Bills => FAILED[useLanguage()];
