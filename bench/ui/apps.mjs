import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = import.meta.dirname;
const list = (text) => text.split(',').filter(Boolean);

/** Each app with what its app.json says. */
export function readApps() {
  return readdirSync(join(ROOT, 'apps'))
    .sort()
    .map((name) => ({ name, ...JSON.parse(readFileSync(join(ROOT, 'apps', name, 'app.json'), 'utf8')) }));
}

// The hand-written page and its repetition, which tells the noise.
const isLimit = (id) => /^(?:table-|shell-)?limit(?:-again)?$/.test(id);

function isWanted({ id, set = 'main' }, options) {
  if (isLimit(id)) return true;
  return options.only ? list(options.only).includes(id) : options.set === 'all' || options.set === set;
}

/** What the options ask for: one case for each variant, pace of the processor and number of rows. */
export function casesOf(options) {
  const apps = readApps().filter(({ scenario }) => list(options.scenario).includes(scenario));
  const paces = list(options.throttle).map(Number);
  return apps.flatMap(({ name, scenario, label, shows, variants }) => {
    const rows = scenario === 'table' ? list(options.rows).map(Number) : [0];
    return variants
      .filter((variant) => isWanted(variant, options))
      .flatMap(({ id, query = '', note, rows: own }) =>
        paces.flatMap((pace) =>
          (own ? [own] : rows).map((count) => ({
            app: name,
            scenario,
            label,
            shows,
            id,
            note,
            query,
            pace,
            rows: count,
          })),
        ),
      );
  });
}

/** Throws with what to do when an app was not built. */
export function insistOnBuilt(cases) {
  for (const { app } of cases)
    if (!existsSync(join(ROOT, 'apps', app, 'dist', 'index.html')))
      throw new Error(`apps/${app} is not built: node bench/ui/build.mjs ${app}`);
}
