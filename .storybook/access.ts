import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What of an element a rule may ask for that is no colour, and that neither its attributes nor its box tell. */
const STYLES = [
  'display',
  'visibility',
  'opacity',
  'overflow-x',
  'overflow-y',
  'position',
  'z-index',
  'clip-path',
  'pointer-events',
  'font-size',
  'font-style',
  'font-weight',
  'text-decoration-line',
];

interface Axe {
  run(on: Document, options: RunOptions): Promise<AxeResults>;
  getRules(): { ruleId: string; tags: string[] }[];
}
/** What is kept in the page; what the story looked like when all rules were asked. */
interface Kept {
  axe?: Axe;
  storyLooks?: Set<string>;
}

/** In the page, before a story: nothing was looked at yet. */
export function forgetLooks(): void {
  (globalThis as Kept).storyLooks = new Set();
}

/** In the page: what axe finds, a line each and the elements below; undefined when axe is not there yet. */
async function found([styles, isAlone]: readonly [readonly string[], boolean]): Promise<string[] | undefined> {
  const { axe, storyLooks = new Set() } = globalThis as Kept;
  if (!axe) return undefined;
  /** All that a rule may ask for but colours: what is there, in which words, of which size and shown how. */
  const everythingButColours = () => {
    const { lang, dir } = document.documentElement;
    const parts = [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { value, checked } = element as Partial<HTMLInputElement>;
      return [x, y, width, height, value, checked, ...styles.map((name) => style.getPropertyValue(name))].join();
    });
    return [lang, dir, document.title, innerWidth, innerHeight, document.body.outerHTML, ...parts].join('\n');
  };
  const seen = isAlone ? '' : everythingButColours();
  const isKnown = storyLooks.has(seen);
  if (!isAlone) storyLooks.add(seen);
  const others = axe.getRules().filter(({ tags }) => !tags.includes('cat.color'));
  const { violations } = await axe.run(document, {
    // Only what they found is written out: the rest of the report, a line for each element of the page, takes longer than to look.
    resultTypes: ['violations'],
    // It reads all stylesheets for the one rule that asks about what plays by itself.
    preload: document.querySelector('audio, video') !== null,
    ...(isKnown && { rules: Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }])) }),
  });
  return violations.flatMap(({ id, help, nodes }) => [
    `  ${id}: ${help}`,
    ...nodes.map(
      ({ target, failureSummary }) => `    ${target.join(' ')}\n      ${failureSummary?.replace(/\n/g, '\n      ')}`,
    ),
  ]);
}

/**
 * Throws what axe finds in the page. All its rules are asked; where the same story was looked at before, and nothing but
 * colours has changed since, those that ask about colours. `isAlone` says that no other look has the words of this one, so
 * that nothing is to be compared.
 */
export async function checkAccess(page: Page, mode: string, isAlone: boolean): Promise<void> {
  const asked = [STYLES, isAlone] as const;
  let lines = await page.evaluate(found, asked);
  if (!lines) {
    await page.evaluate(AXE);
    lines = await page.evaluate(found, asked);
  }
  if (!lines) throw new Error('axe is not in the page');
  if (lines.length > 0) throw new Error(`axe in ${mode}:\n${lines.join('\n')}`);
}
