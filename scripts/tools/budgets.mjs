import { readFileSync } from 'node:fs';
import { inside } from './root.mjs';

const ROW = /^\| `([\w-]+)` \|.*\| (\d+) s \|[^|]*\|$/gm;

/** How long each suite may take on two cores, in seconds, as the table of docs/tests.md says. */
export const budgets = () =>
  Object.fromEntries(
    [...readFileSync(inside('docs', 'tests.md'), 'utf8').matchAll(ROW)].map(([, suite, seconds]) => [
      suite,
      Number(seconds),
    ]),
  );
