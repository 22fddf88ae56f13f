import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inside } from './tools/root.mjs';

const page = readFileSync(inside('docs/one-call.md'), 'utf8');
const isFile = (text: string) => /^(?:apps|packages|scripts)\/.*\.ts$/.test(text);

/** Each quoted line with the last file that was named before it. */
function quoted() {
  let file = '';
  let open = false;
  const found: { file: string; line: string }[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('```')) open = !open;
    else if (open) found.push({ file, line });
    else file = [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text).findLast(isFile) ?? file;
  }
  return found;
}

it('follows a call through files that say what it quotes', () => {
  const lines = quoted();
  expect(lines.length).toBeGreaterThan(20);
  const wrong = lines.filter(
    ({ file, line }) => !existsSync(inside(file)) || !readFileSync(inside(file), 'utf8').split('\n').includes(line),
  );
  expect(wrong).toEqual([]);
});
