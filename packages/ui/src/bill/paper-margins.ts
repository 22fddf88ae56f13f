import type { RefObject } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { useText } from '../i18n/provider.tsx';

// Between the words of "page 3 of 7" the browser counts; these characters are nobody's.
const [PAGE, PAGES] = ['\uE000', '\uE001'] as const;
const MARGIN = '14mm 12mm 16mm';

/** Words as CSS has them: in quotes, and what would end these written by its number. */
const quoted = (words: string): string =>
  `"${words.replace(/["\\\n\r<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

const counted = (words: string): string =>
  words
    .split(/([\uE000\uE001])/)
    .filter(Boolean)
    .map((part) => (part === PAGE ? 'counter(page)' : part === PAGES ? 'counter(pages)' : quoted(part)))
    .join(' ');

/** Rules for as long as it is printed. The policy of a page refuses a style element, not a sheet that was made in it. */
function useRules(rules: string): void {
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document) || typeof CSSStyleSheet !== 'function') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [rules]);
}

/**
 * Every page says at its foot what it is and which of how many, under a rule. `title` is the name under which the browser keeps the file;
 * the page has its own again afterwards.
 */
export function usePaper({ title, foot }: { title: string; foot: string }): void {
  const text = useText();
  const family = typeof document === 'undefined' ? 'sans-serif' : getComputedStyle(document.body).fontFamily;
  const pages = counted(text('bill.print.page', { page: PAGE, pages: PAGES }));
  const line = `font:8pt ${family || 'sans-serif'};color:#000;border-top:.5pt solid #000;padding-top:1.5mm;vertical-align:top`;
  useRules(
    `@page{margin:${MARGIN};@bottom-left{${line};content:${quoted(foot)};text-align:left}@bottom-right{${line};content:${pages};text-align:right;white-space:nowrap}}`,
  );
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** The pages of one bill say its number at the top. Returns the name of these pages, for the style of what stands on them. */
export function useNumberedPages(place: number, number: string): string {
  const name = `ld-bill-${place}`;
  useRules(`@page ${name}{@top-right{content:${quoted(number)};font:600 9pt monospace;color:#000}}`);
  return name;
}

/** As wide as the form is drawn, px, and how far it is scaled for the 186 mm between the margins of A4. */
const [WIDTH, SCALE] = [924, 0.755];

/** The least a form needs, its insets taken off, which paper has not. */
function needed(form: HTMLElement): number {
  const paper = form.querySelector<HTMLElement>('section');
  if (!paper) return 0;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(paper);
  return paper.offsetWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
}

/**
 * A form whose figures need more than its sheet is wide is drawn as much smaller, since none may be cut. It is measured just before it is
 * printed: only then is it in the page.
 */
export function useFitOnPaper(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    const forms = [...sheet.querySelectorAll<HTMLElement>('[data-component=BillForm]')];
    for (const { style } of forms) style.zoom = '1';
    Object.assign(sheet.style, { display: 'block', position: 'absolute', visibility: 'hidden', inlineSize: '0' });
    // All are read before any is changed, or each would be laid out again.
    const widths = forms.map(needed);
    Object.assign(sheet.style, { display: '', position: '', visibility: '', inlineSize: '' });
    for (const [at, { style }] of forms.entries())
      style.zoom = String((SCALE * WIDTH) / Math.max(WIDTH, widths[at] ?? 0));
  }, [ref]);
}
