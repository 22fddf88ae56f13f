import { useLocale } from '../i18n/provider.tsx';
import type { BillFile } from './bill-preview.tsx';
import type { UseBill } from './bill-source.ts';
import { flagshipBill } from './fixtures.ts';
import type { Loadable } from './loadable.ts';

/** What stories of the bill share: a sample page, a picture of one, bills in the language of the toolbar. */

const SAMPLE = `<!doctype html><html lang="en"><title>COSU6412098730</title><main style="font:13px monospace;padding:24px">
<h1 style="font-size:16px">COSU6412098730</h1><p>DRAFT COPY 3, FOR APPROVAL ONLY</p></main></html>`;
const STATEMENT = `<!doctype html><html lang="en"><title>MB26S01702</title><main style="font:13px sans-serif;padding:24px">
<h1 style="font-size:16px">MB26S01702</h1><table><tr><td>OCEAN FREIGHT<td>4,360.00<tr><td>TERMINAL HANDLING<td>174.65<tr><td>TOTAL USD<td>4,534.65</table></main></html>`;
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 640"><rect width="980" height="640" fill="#fff"/>
<path d="M40 120h900v480H40zM40 220h900M40 320h900M340 120v200M640 120v100M40 420h900M240 420v180M740 420v180" fill="none" stroke="#0b5a66" stroke-width="2"/></svg>`;

const ready = (path: string, url: string): Loadable<BillFile> => ({ status: 'ready', data: { path, url } });

const page = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }));
export const reportUrl = page(STATEMENT);
export const pdfSample = ready('/files/COSU6412098730_draft_v3.pdf', page(SAMPLE));
export const imageSample = ready(
  '/files/COSU6412098730_draft_v3.png',
  `data:image/svg+xml,${encodeURIComponent(PICTURE)}`,
);
export const failed = { status: 'error', message: '请求异常，请检查网络或联系管理员', retry: () => undefined } as const;
export const waiting = { status: 'loading' } as const;

/** The flagship's bills in the language of the story. */
export const useFlagship: UseBill = (subId) => {
  const locale = useLocale();
  return { status: 'ready', data: flagshipBill(subId, locale) };
};
