import { readFileSync, writeFileSync } from 'node:fs';
import { machine, markdownTable } from './report.mjs';
import { versions } from './versions.mjs';

const DOCUMENT = new URL('../../packages/validators/docs/speed.md', import.meta.url);
const BEGIN = '<!-- results: npm run bench:validators -- --write -->';
const END = '<!-- end of results -->';

/** Puts the results between the marks of the document. */
export function writeDocument(results, judged, rounds) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`speed.md has lost its marks: ${BEGIN} and ${END}`);
  const libraries = Object.entries(versions()).map(([name, version]) => `${name} ${version}`);
  const lines = [
    `${machine()}; ${rounds} rounds; ${libraries.join(', ')}.`,
    '',
    ...markdownTable(results),
    '',
    ...judged.map(({ text: target, held }) => `- ${held ? 'held' : '**not held**'}: ${target}`),
  ];
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`);
}
