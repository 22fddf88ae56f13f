// packages/validators/docs/bill-fields.md: what each field of a bill is, from the comments that editors show and the list of fields.
import { readFileSync } from 'node:fs';

const owner = new URL('../packages/validators/', import.meta.url);
const TYPES = {
  id: 'whole number',
  integer: 'whole number',
  text: 'text',
  decimal: 'decimal as text',
  date: 'day, `2026-11-24`',
  instant: 'moment, ISO with offset',
};

/** The page as { path, text }. */
export async function generateBillFields() {
  const { BILL_FIELDS } = await import(new URL('src/bill/fields.ts', owner).href);
  const text = readFileSync(new URL('src/bill/meanings.ts', owner), 'utf8');
  const said = Object.fromEntries(
    [...text.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}(\w+): unknown;$/gm)].map(([, words, name]) => [name, words]),
  );
  const rows = BILL_FIELDS.map(({ name, type, only, nullable, lines }) => {
    if (!said[name]) throw new Error(`packages/validators/src/bill/meanings.ts says nothing of ${name}`);
    const how = [TYPES[type], lines && 'of several lines', nullable && 'or null'].filter(Boolean).join(' ');
    return `| \`${name}\` | ${only ?? 'both'} | ${how} | ${said[name]} |`;
  });
  const page = [
    '# The fields of a bill',
    '',
    `Generated from \`src/bill/meanings.ts\` and \`src/bill/fields.ts\` by \`npm run generate\`: ${rows.length} fields. Editors show the same words at each field of a`,
    '`BillRecord`. `createBillRecord({ bill: { … } })` of `@lading/validators/bill` makes a whole record of what is known.',
    '',
    '| Field | Bill | Type | What it is |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  return [{ path: 'packages/validators/docs/bill-fields.md', text: page }];
}
