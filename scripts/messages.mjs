// <package>/src/i18n/messages/<locale>/*.json (ICU texts) -> <package>/src/i18n/compiled/<locale>.ts (parsed, so no parser ships).
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

/** The compiled catalogues as { path, text }; a missing translation or a differing placeholder is an error. */
export async function generateMessages() {
  return PACKAGES.flatMap((owner) => {
    /** @type {[locale: string, messages: Record<string, string>][]} */
    const catalogues = LOCALES.map((locale) => [locale, read(owner, locale)]);
    const [[, english], [, chinese]] = catalogues;
    for (const id of new Set([...Object.keys(english), ...Object.keys(chinese)])) {
      if (english[id] === undefined) throw new Error(`${owner} en-US: no text for ${id}`);
      if (chinese[id] === undefined) throw new Error(`${owner} zh-CN: no text for ${id}`);
      if (placeholders(english[id]) !== placeholders(chinese[id]))
        throw new Error(`${owner}: the placeholders of ${id} differ between the languages`);
    }
    return catalogues.map(([locale, messages]) => {
      const parsed = Object.fromEntries(
        Object.keys(messages)
          .sort()
          .map((id) => [id, parse(messages[id], { locale: new Intl.Locale(locale) })]),
      );
      const lines = Object.entries(parsed).map(([id, ast]) => `  ${JSON.stringify(id)}: ${JSON.stringify(ast)},`);
      const text = `// Generated from src/i18n/messages/${locale} by npm run generate. Do not edit.\nexport const messages = {\n${lines.join('\n')}\n};\n`;
      return { path: `${owner}/src/i18n/compiled/${locale}.ts`, text };
    });
  });
}
