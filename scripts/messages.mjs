// <package>/src/i18n/messages/<locale>/*.json (ICU texts) -> <package>/src/i18n/compiled/<locale>/*.ts (parsed, so no parser ships) and, of all, <locale>.ts.
// Beside it, for an application, first.<locale>.ts: what a first page says, and what fetches every other area.
// packages/validators/src/messages/<locale>.ts -> packages/ui/src/i18n/compiled/rules.<locale>.ts, and the words of a status into its areas, so
// that the texts exist once; packages/api-client/src/messages/<locale>.ts likewise into the errors and the roles of the portal.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';

const root = new URL('../', import.meta.url);
const LOCALES = ['en-US', 'zh-CN'];
const PACKAGES = ['packages/ui', 'apps/portal'];
/** Areas that a visitor reads on any page; every other one comes with the pages that say it. */
const FIRST = ['app', 'errors', 'home', 'routes', 'user'];
/** Which area has the words of which numbers, and under what ids. */
const STATUS = [
  ['webStatus.', 'bill', 'bill.status.'],
  ['accountStatus.', 'bill-confirm', 'bill.account.'],
];

/** The words of a status, as the validators publish them, as { area: { id: text } }. */
function statusAreas(words) {
  return Object.fromEntries(
    STATUS.map(([family, area, ids]) => [
      area,
      Object.fromEntries(
        Object.entries(words).flatMap(([id, text]) =>
          id.startsWith(family) ? [[`${ids}${id.slice(family.length)}`, text]] : [],
        ),
      ),
    ]),
  );
}

/** The texts of one language as { area: { id: text } }, an area for each file, beside those that are `given`. */
function read(owner, locale, given = {}) {
  const folder = new URL(`${owner}/src/i18n/messages/${locale}/`, root);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const areas = files
    .sort()
    .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))])
    .map(([area, messages]) => [area, { ...given[area], ...messages }]);
  const seen = new Set();
  for (const [area, messages] of areas)
    for (const id of Object.keys(messages)) {
      if (seen.has(id)) throw new Error(`${owner} ${locale}/${area}.json: the message ${id} is declared twice`);
      seen.add(id);
    }
  return Object.fromEntries(areas);
}

/** Names of the arguments in a parsed message, tags and plural branches included. */
function argumentsOf(nodes) {
  return nodes.flatMap((node) => {
    const inner = [...(node.children ?? []), ...Object.values(node.options ?? {}).flatMap((option) => option.value)];
    return [...(node.type === 0 || node.type === 7 ? [] : [node.value]), ...argumentsOf(inner)];
  });
}
const placeholders = (text) => [...new Set(argumentsOf(parse(text)))].sort().join();

/** Every id in every language, with the same arguments. */
function checkPair(owner, english, chinese) {
  for (const id of new Set([...Object.keys(english), ...Object.keys(chinese)])) {
    if (english[id] === undefined) throw new Error(`${owner} en-US: no text for ${id}`);
    if (chinese[id] === undefined) throw new Error(`${owner} zh-CN: no text for ${id}`);
    if (placeholders(english[id]) !== placeholders(chinese[id]))
      throw new Error(`${owner}: the placeholders of ${id} differ between the languages`);
  }
}

/** A text that is only words stays one; everything else is parsed. */
function compileText(text, locale) {
  const parsed = parse(text, { locale: new Intl.Locale(locale) });
  return parsed.length === 1 && parsed[0].type === 0 ? parsed[0].value : parsed;
}

const generated = (source, lines) =>
  `// Generated from ${source} by npm run generate. Do not edit.\n${lines.join('\n')}\n`;

const compile = (source, locale, messages) =>
  generated(source, [
    'export const messages = {',
    ...Object.keys(messages)
      .sort()
      .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(compileText(messages[id], locale))},`),
    '};',
  ]);

const nameOf = (area) => area.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase());

/** All areas of one language in one. */
const whole = (source, locale, areas) =>
  generated(source, [
    ...areas.map((area) => `import { messages as ${nameOf(area)} } from './${locale}/${area}.ts';`),
    '',
    `export const messages = {\n${areas.map((area) => `  ...${nameOf(area)},\n`).join('')}};`,
  ]);

/** The areas that the public pages of an application wait for, and what stands beside all of them. */
function publicAreas(owner) {
  const routes = new URL(`${owner}/src/routes/`, root);
  const files = readdirSync(routes, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^_site[./].*tsx$/.test(file));
  const calls = files.flatMap((file) => [
    ...readFileSync(new URL(encodeURI(file), routes), 'utf8').matchAll(/loadTexts\(([^)]*)\)/g),
  ]);
  return new Set([
    'ask',
    'site',
    ...calls.flatMap(([, words]) => [...words.matchAll(/'([^']+)'/g)].map(([, word]) => word)),
  ]);
}

const fetched = (locale, areas) => [
  'export const AREAS = {',
  ...areas.map((area) => `  ${JSON.stringify(area)}: () => import('./${locale}/${area}.ts'),`),
  '};',
];

/** Of an application: what its first page says, what fetches the areas of its public pages, and what knows all others. */
function firstFiles(owner, locale, areas) {
  const source = `src/i18n/messages/${locale}`;
  const open = publicAreas(owner);
  const later = areas.filter((area) => !FIRST.includes(area));
  const first = [
    ...FIRST.map((area) => `import { messages as ${area} } from './${locale}/${area}.ts';`),
    '',
    `export const messages = { ${FIRST.map((area) => `...${area}`).join(', ')} };`,
    ...fetched(
      locale,
      later.filter((area) => open.has(area)),
    ),
    `export const rest = () => import('./rest.${locale}.ts');`,
  ];
  const rest = fetched(
    locale,
    later.filter((area) => !open.has(area)),
  );
  return Object.entries({ first, rest }).map(([name, lines]) => ({
    path: `${owner}/src/i18n/compiled/${name}.${locale}.ts`,
    text: generated(source, lines),
  }));
}

function catalogues(owner, published, client) {
  const all = LOCALES.map((locale) => [
    locale,
    read(
      owner,
      locale,
      owner === 'packages/ui'
        ? statusAreas(published[locale].statusWords)
        : { errors: client[locale].messages, roles: client[locale].grants },
    ),
  ]);
  const [english, chinese] = all.map(([, areas]) => areas);
  for (const area of new Set([...Object.keys(english), ...Object.keys(chinese)]))
    checkPair(`${owner} ${area}.json`, english[area] ?? {}, chinese[area] ?? {});
  return all.flatMap(([locale, areas]) => {
    const source = `src/i18n/messages/${locale}`;
    const path = `${owner}/src/i18n/compiled/${locale}`;
    return [
      { path: `${path}.ts`, text: whole(source, locale, Object.keys(areas)) },
      ...(owner.startsWith('apps/') ? firstFiles(owner, locale, Object.keys(areas)) : []),
      ...Object.entries(areas).map(([area, messages]) => ({
        path: `${path}/${area}.ts`,
        text: compile(`${source}/${area}.json`, locale, messages),
      })),
    ];
  });
}

/** What the validators publish for each locale: the texts of the rules, the words of a status. */
async function publishedByRules() {
  const folder = new URL('packages/validators/src/messages/', root);
  const modules = await Promise.all(LOCALES.map((locale) => import(new URL(`${locale}.ts`, folder).href)));
  return Object.fromEntries(modules.map((module, place) => [LOCALES[place], module]));
}

/** What the client publishes for each locale: what to say of a failure, and what codes and roles are called. */
async function publishedByClient() {
  const folder = new URL('packages/api-client/src/messages/', root);
  const modules = await Promise.all(LOCALES.map((locale) => import(new URL(`${locale}.ts`, folder).href)));
  return Object.fromEntries(modules.map((module, place) => [LOCALES[place], module]));
}

/** The texts of the rules by locale. */
export const ruleMessages = async () =>
  Object.entries(await publishedByRules()).map(([locale, { messages }]) => [locale, messages]);

async function ruleCatalogues() {
  const all = await ruleMessages();
  checkPair('packages/validators', all[0][1], all[1][1]);
  return all.map(([locale, messages]) => ({
    path: `packages/ui/src/i18n/compiled/rules.${locale}.ts`,
    text: compile(`packages/validators/src/messages/${locale}.ts`, locale, messages),
  }));
}

/** The compiled catalogues as { path, text }; a missing translation or a differing placeholder is an error. */
export async function generateMessages() {
  const [published, client] = await Promise.all([publishedByRules(), publishedByClient()]);
  return [...PACKAGES.flatMap((owner) => catalogues(owner, published, client)), ...(await ruleCatalogues())];
}
