import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = import.meta.dirname;
const AGO = '-before';
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

let before;

/** Our apps of another revision, built, are in this folder. */
export function takeBefore(folder) {
  before = folder;
}

/** Where the built app stands; one of the other revision is named `bill-lading-before`. */
export const builtApp = (name) =>
  before && name.endsWith(AGO) ? join(before, name.slice(0, -AGO.length), 'dist') : join(ROOT, 'apps', name, 'dist');

const isOurs = ({ app }) => existsSync(join(before, app, 'dist'));
const ago = (one) => ({ ...one, app: `${one.app}${AGO}`, id: `${one.id}${AGO}` });

/** The case of the other revision with that of today: [before, now]. */
export const pairsOf = (results) =>
  results.flatMap((now) => {
    const then = results.find(
      ({ id, rows, pace }) => id === `${now.id}${AGO}` && rows === now.rows && pace === now.pace,
    );
    return then ? [[then, now]] : [];
  });

/** What the options ask for, ours at the other revision too. */
export function casesOf(options) {
  const cases = casesOfToday(options);
  return before ? cases.flatMap((one) => (isOurs(one) ? [one, ago(one)] : [one])) : cases;
}

/** One case for each variant, pace of the processor and number of rows. */
function casesOfToday(options) {
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
    if (!existsSync(join(builtApp(app), 'index.html')))
      throw new Error(`apps/${app} is not built: node bench/ui/build.mjs ${app}`);
}
