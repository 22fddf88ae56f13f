import { readFileSync, writeFileSync } from 'node:fs';
import { machine, markdownTable, tables } from './report.mjs';

const DOCUMENT = new URL('../../packages/ui/docs/speed.md', import.meta.url);
const BEGIN = '<!-- results: npm run bench:ui -- --write -->';
const END = '<!-- end of results -->';
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const NAMED = ['antd', '@mui/material', '@mantine/core', 'react-aria-components', '@radix-ui/react-dialog'];
const NAMED_TOO = ['@radix-ui/react-tabs', '@tanstack/react-table', 'react'];

const failed = ({ failures, results, rounds }) =>
  failures.length === 0
    ? 'No visit failed.'
    : `${failures.length} of ${results.length * rounds} visits failed: ${[...new Set(failures.map(({ id }) => id))].join(', ')}.`;

/** Puts the results between the marks of the document. */
export function writeDocument(measured, judged) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`speed.md has lost its marks: ${BEGIN} and ${END}`);
  const versions = [...NAMED, ...NAMED_TOO].map((name) => `${name} ${dependencies[name]}`);
  const lines = [
    `${machine(measured)}; ${measured.rounds} rounds, each with one visit of all ${measured.results.length} apps in a new order, ${Math.ceil(measured.seconds / 60)} minutes.`,
    `${failed(measured)} ${versions.join(', ')}.`,
    ...tables(measured).flatMap(({ title, rows }) => ['', `### ${title}`, '', ...markdownTable(rows)]),
    '',
    ...judged.map(({ text: target, held }) => `- ${held ? 'held' : '**not held**'}: ${target}`),
  ];
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`);
}
