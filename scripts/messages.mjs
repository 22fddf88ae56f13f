// <package>/src/i18n/messages/<locale>/*.json (ICU texts) -> <package>/src/i18n/compiled/<locale>.ts (parsed, so no parser ships).
// packages/validators/src/messages/<locale>.ts -> packages/ui/src/i18n/compiled/rules.<locale>.ts, so that the texts exist once.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';

const root = new URL('../', import.meta.url);
const LOCALES = ['en-US', 'zh-CN'];
const PACKAGES = ['packages/ui', 'apps/portal'];
function read(owner, locale) {
  const folder = new URL(`${owner}/src/i18n/messages/${locale}/`, root);
  const messages = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))) {
      if (id in messages) throw new Error(`${owner} ${locale}/${file}: the message ${id} is declared twice`);
      messages[id] = text;
    }
  }
  return messages;
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

function compile(source, locale, messages) {
  const lines = Object.keys(messages)
    .sort()
    .map((id) => {
      const parsed = parse(messages[id], { locale: new Intl.Locale(locale) });
      return `  ${JSON.stringify(id)}: ${JSON.stringify(parsed)},\n`;
    });
  return `// Generated from ${source} by npm run generate. Do not edit.\nexport const messages = {\n${lines.join('')}};\n`;
}

function catalogues(owner) {
  /** @type {[locale: string, messages: Record<string, string>][]} */
  const all = LOCALES.map((locale) => [locale, read(owner, locale)]);
  checkPair(owner, all[0][1], all[1][1]);
  return all.map(([locale, messages]) => ({
    path: `${owner}/src/i18n/compiled/${locale}.ts`,
    text: compile(`src/i18n/messages/${locale}`, locale, messages),
  }));
}

/** The texts of the rules by locale, as the validators publish them. */
export async function ruleMessages() {
  const folder = new URL('packages/validators/src/messages/', root);
  const modules = await Promise.all(LOCALES.map((locale) => import(new URL(`${locale}.ts`, folder).href)));
  return modules.map(({ messages }, place) => [LOCALES[place], messages]);
}

async function ruleCatalogues() {
  const all = await ruleMessages();
  checkPair('packages/validators', all[0][1], all[1][1]);
  return all.map(([locale, messages]) => ({
    path: `packages/ui/src/i18n/compiled/rules.${locale}.ts`,
    text: compile(`packages/validators/src/messages/${locale}.ts`, locale, messages),
  }));
}

/** The compiled catalogues as { path, text }; a missing translation or a differing placeholder is an error. */
export const generateMessages = async () => [...PACKAGES.flatMap(catalogues), ...(await ruleCatalogues())];
