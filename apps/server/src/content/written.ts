import type { contract, In } from '@lading/api-client/contract';
import { minutesOf, plainText, safeHtml } from './safe-html.ts';

type Written = Omit<In<typeof contract.content.saveNews>, 'id' | 'revision' | 'requestId'>;

/** An article as its row holds it: sanitised, with the words of it beside. Nothing else writes the HTML of an article. */
export function written({ htmlCn, htmlEn, ...head }: Written) {
  const [cn, en] = [safeHtml(htmlCn), safeHtml(htmlEn)];
  const [plainCn, plainEn] = [plainText(cn), plainText(en)];
  const minutes = { minutesCn: minutesOf(plainCn), minutesEn: minutesOf(plainEn) };
  return { ...head, htmlCn: cn, htmlEn: en, plainCn, plainEn, ...minutes };
}
type Words = Pick<
  ReturnType<typeof written>,
  'language' | 'titleCn' | 'titleEn' | 'summaryCn' | 'summaryEn' | 'plainCn' | 'plainEn'
>;

/** The first field that lacks a text in a language that the article is shown in; undefined where it can be published. */
export function missing(row: Words): string | undefined {
  const { titleCn, summaryCn, plainCn, titleEn, summaryEn, plainEn, language } = row;
  const chinese = { titleCn, summaryCn, htmlCn: plainCn };
  const english = { titleEn, summaryEn, htmlEn: plainEn };
  const wanted = { ...(language !== 'en-US' && chinese), ...(language !== 'zh-CN' && english) };
  return Object.entries(wanted).find(([, words]) => words === '')?.[0];
}
