import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { csvLine } from './spreadsheet.ts';

const SOFFICE = '/usr/bin/soffice';
const UTF_8 = 76;

// Where LibreOffice takes a cell for a formula, 4711 appears in its output; as a text only `4700+11` does.
const SUM = '=4700+11';
const HOSTILE = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\t',
  '\u2060\u200e',
  '\r\n',
  'A;',
  'A; ',
  'A;\u00a0',
  'A\n',
  'A\t',
  '"',
].map((before) => `${before}${SUM}`);

/** What LibreOffice makes of a file of values with a separator between them, as values again. */
function opened(text: string, separator: ',' | ';'): string {
  const folder = mkdtempSync(join(tmpdir(), 'lading-calc-'));
  try {
    writeFileSync(join(folder, 'in.csv'), text);
    execFileSync(SOFFICE, [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      `--infilter=CSV:${separator.charCodeAt(0)},34,${UTF_8},1`,
      '--convert-to',
      `csv:Text - txt - csv (StarCalc):44,34,${UTF_8},1`,
      '--outdir',
      join(folder, 'out'),
      join(folder, 'in.csv'),
    ]);
    return readFileSync(join(folder, 'out', 'in.csv'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it.runIf(existsSync(SOFFICE)).each([',', ';'] as const)(
  'LibreOffice reckons none of it where %j stands between the cells',
  (separator) => {
    // The same formula unescaped is calculated; otherwise the test below would prove nothing.
    expect(opened(`a${separator}${SUM}\r\n`, separator)).toContain('4711');
    const rows = HOSTILE.map((cell) => csvLine(['a', cell, 'b'])).join('\r\n');
    expect(opened(`\ufeff${rows}\r\n`, separator)).not.toContain('4711');
  },
  120_000,
);
