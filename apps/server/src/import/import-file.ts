import type { Db } from '../database/open.ts';
import { unhurried } from '../database/unhurried.ts';
import { checkControls } from './check-controls.ts';
import { checkReferences } from './check-references.ts';
import { checkShape } from './check-shape.ts';
import { DOMAINS } from './domains.ts';
import { documentSchema } from './format.ts';
import { validate } from './from-yup.ts';
import { type Checking, isObject, type Loaded } from './import-domain.ts';
import { notAnObject, type Problem } from './problem.ts';

export interface ImportReport {
  /** how many rows were written, by kind; undefined when the file has errors and nothing was */
  readonly loaded?: Loaded['counts'];
  readonly problems: readonly Problem[];
}

/**
 * Checks a whole import file and loads it in one transaction. With any error nothing is loaded; warnings are answered
 * beside the counts. What is already in the database is refused, never changed: a file loads once.
 * @param document the parsed JSON
 * @param baseDir the folder that sample files are relative to
 */
export async function importFile(db: Db, document: unknown, { baseDir }: { baseDir: string }): Promise<ImportReport> {
  if (!isObject(document)) return { problems: [notAnObject('', document)] };
  const unreadable = checkShape(document);
  if (unreadable.length > 0) return { problems: unreadable };
  const outline = [...validate(documentSchema, document, ''), ...checkControls(document)];
  const checking: Checking = {
    baseDir,
    isBroken: (path) => outline.some((found) => found.path === path || found.path.startsWith(`${path}.`)),
  };
  const checked = DOMAINS.map((domain) => ({ domain, ...domain.check?.(document, checking) }));
  const problems = [...outline, ...checked.flatMap((one) => one.problems ?? [])];
  if (outline.length === 0)
    problems.push(
      ...(await checkReferences(
        db,
        DOMAINS.flatMap(({ names }) => names?.(document) ?? []),
      )),
    );
  if (problems.some(({ level }) => level === 'error')) return { problems };
  const loaded = await db.transaction(async (tx) => {
    await unhurried(tx);
    const done: Loaded[] = [];
    for (const { domain, ready } of checked) if (domain.load) done.push(await domain.load(tx, document, ready));
    return done;
  });
  for (const { after } of loaded) await after?.(db);
  return { loaded: Object.assign({}, ...loaded.map(({ counts }) => counts)), problems };
}
