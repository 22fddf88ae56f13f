import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'react';

// What the server drew waits here for the page, apart for each React.
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/hydration', version);

const pathOf = (file: string) => join(FOLDER, `${file.replaceAll(/[^\w.-]/g, '-')}.json`);

export function keepMarkup(file: string, markup: Readonly<Record<string, string>>): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(pathOf(file), JSON.stringify(markup));
}

/** Once only, so that nothing old can stand for what the server could not draw. */
export function takeMarkup(file: string): Record<string, string> {
  const text = readFileSync(pathOf(file), 'utf8');
  rmSync(pathOf(file));
  return JSON.parse(text);
}
