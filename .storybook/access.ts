import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// All rules. Only what they found is written out: the rest of the report, a line for each element of the page, takes longer
// than to look.
const OPTIONS: RunOptions = { resultTypes: ['violations'] };

/** In the page: what axe finds, a line each and the elements below; undefined when axe is not there yet. */
async function found(options: RunOptions): Promise<string[] | undefined> {
  const { axe } = globalThis as { axe?: { run(on: Document, options: RunOptions): Promise<AxeResults> } };
  if (!axe) return undefined;
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) => [
    `  ${id}: ${help}`,
    ...nodes.map(
      ({ target, failureSummary }) => `    ${target.join(' ')}\n      ${failureSummary?.replace(/\n/g, '\n      ')}`,
    ),
  ]);
}

/** Throws what axe finds in the page, with all its rules. */
export async function checkAccess(page: Page, mode: string): Promise<void> {
  let lines = await page.evaluate(found, OPTIONS);
  if (!lines) {
    await page.evaluate(AXE);
    lines = await page.evaluate(found, OPTIONS);
  }
  if (!lines) throw new Error('axe is not in the page');
  if (lines.length > 0) throw new Error(`axe in ${mode}:\n${lines.join('\n')}`);
}
