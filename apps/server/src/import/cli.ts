import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Db } from '../database/open.ts';
import { importFile } from './import-file.ts';
import { type Problem, printed, problem } from './problem.ts';

const USAGE = '用法 / usage: npm run import -- FILE.json';

function tell(problems: readonly Problem[]): void {
  for (const one of problems) console.error(printed(one));
}

function parse(file: string): { document?: unknown; problems: Problem[] } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { problems: [problem('file', file, undefined, { reason: (error as Error).message })] };
  }
  try {
    return { document: JSON.parse(text.replace(/^\ufeff/, '')), problems: [] };
  } catch (error) {
    return { problems: [problem('json', file, undefined, { reason: (error as Error).message })] };
  }
}

/**
 * `npm run import -- FILE.json`: loads a file or says row by row what is wrong with it. The exit code is 0 when it was
 * loaded, 1 when it had errors and nothing was, 2 when no file was named.
 */
export async function runImport(argv: readonly string[], db: Db): Promise<number> {
  const [given, ...more] = argv;
  if (given === undefined || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  // npm runs the script in the repository's folder; the path was typed where the user stands.
  const file = resolve(process.env.INIT_CWD ?? '.', given);
  const { document, problems } = parse(file);
  if (document === undefined) {
    tell(problems);
    return 1;
  }
  const report = await importFile(db, document, { baseDir: dirname(file) });
  tell(report.problems);
  const warnings = report.problems.filter(({ level }) => level === 'warning').length;
  const errors = report.problems.length - warnings;
  if (!report.loaded) {
    console.error(`没有载入任何内容：${errors} 处错误，${warnings} 处提醒`);
    console.error(`nothing was loaded: ${errors} errors, ${warnings} warnings`);
    return 1;
  }
  const counts = Object.entries(report.loaded).map(([name, count]) => `${name} ${count}`);
  console.log(`已载入 / loaded: ${counts.join(', ')}${warnings > 0 ? ` (${warnings} 处提醒 / warnings)` : ''}`);
  return 0;
}
