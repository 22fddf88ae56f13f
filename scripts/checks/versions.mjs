import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inside, readJson } from '../tools/root.mjs';

const PACKAGES = ['validators', 'ui', 'api-client'];
const BUMPS = ['major', 'minor', 'patch'];
// What says since when: a status, a codemod, a word of the types, a command in a page.
const PLACES = [
  ['packages/ui/status.json', /"since": "(\d+\.\d+\.\d+)"/g],
  ['packages/ui/codemods/changes.mjs', /since: '(\d+\.\d+\.\d+)'/g],
  ['docs/deprecation.md', /lading-codemod (\d+\.\d+\.\d+)/g],
  ['packages/ui/README.md', /lading-codemod (\d+\.\d+\.\d+)/g],
];
const SAID = /@deprecated Since (\d+\.\d+\.\d+)/g;

const parts = (version) => version.split('.').map(Number);
const order = (a, b) => parts(a).reduce((found, part, at) => found || part - parts(b)[at], 0);

/**
 * The version that the waiting changesets lead to.
 * @param {string} current
 * @param {string[]} changesets their texts
 */
export function nextVersion(current, changesets) {
  const bumps = changesets.flatMap((text) =>
    [...text.matchAll(/^["']@lading\/[^"']+["']: (\w+)$/gm)].map(([, bump]) => bump),
  );
  const at = Math.min(...bumps.map((bump) => BUMPS.indexOf(bump)), BUMPS.length);
  return parts(current)
    .map((part, place) => (place < at ? part : place === at ? part + 1 : at < BUMPS.length ? 0 : part))
    .join('.');
}

/** Versions that a text names and that do not exist and are not the next. */
export const unknownVersions = (text, pattern, next) =>
  [...text.matchAll(pattern)].map(([, version]) => version).filter((version) => order(version, next) > 0);

const sources = (name) =>
  readdirSync(inside('packages', name, 'src'), { recursive: true })
    .map((path) => `packages/${name}/src/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path));

/** Packages, their changelogs and what the pages say since when agree on the version. */
export function checkVersions() {
  const manifests = PACKAGES.map((name) => [name, readJson(inside('packages', name, 'package.json'))]);
  const [[, { version }]] = manifests;
  const waiting = readdirSync(inside('.changeset')).filter((file) => file.endsWith('.md'));
  const next = nextVersion(
    version,
    waiting.map((file) => readFileSync(inside('.changeset', file), 'utf8')),
  );
  const places = [...PLACES, ...PACKAGES.flatMap(sources).map((path) => [path, SAID])];
  return [
    ...manifests.flatMap(([name, manifest]) => {
      const log = inside('packages', name, 'CHANGELOG.md');
      const [, newest] = (existsSync(log) && /^## (\S+)$/m.exec(readFileSync(log, 'utf8'))) || [];
      const others = Object.entries(manifest.dependencies ?? {}).filter(([other]) => other.startsWith('@lading/'));
      return [
        ...(manifest.version === version ? [] : [`${name} is ${manifest.version}, ${PACKAGES[0]} is ${version}`]),
        ...(newest === version ? [] : [`${name}: the newest in CHANGELOG.md is ${newest}, the package is ${version}`]),
        ...others
          .filter(([, range]) => range !== version)
          .map(([other, range]) => `${name} asks for ${other} ${range} and not for ${version}`),
        ...['CHANGELOG.md']
          .filter((file) => !manifest.files.includes(file))
          .map((file) => `${name} does not ship ${file}`),
      ];
    }),
    ...places.flatMap(([path, pattern]) =>
      unknownVersions(readFileSync(inside(path), 'utf8'), pattern, next).map(
        (said) => `${path} says ${said}; there is ${version}, and ${next} is next`,
      ),
    ),
  ];
}
