// What has another name since a version. A change is made once, when the code comes from before that version.
// The entries of single components came after these changes.
const OURS = '@lading/ui';

/** `import { Text as Label } from '@lading/ui'` keeps its own name and asks for the new one: nothing below it changes. */
function renameImports(source, names) {
  return source.replace(
    /^([ \t]*(?:import|export)\s+(?:type\s+)?)\{([^{}]*)\}(\s*from\s*)(['"])([^'"]+)\4/gm,
    (whole, head, list, from, quote, name) => {
      if (name !== OURS) return whole;
      const renamed = list.replace(
        /(^|,)(\s*)(type\s+)?([\w$]+)(\s+as\s+([\w$]+))?(?=\s*(?:,|$))/g,
        (part, comma, space, type = '', old, _as, own) =>
          names[old] ? `${comma}${space}${type}${names[old]} as ${own ?? old}` : part,
      );
      return `${head}{${renamed}}${from}${quote}${name}${quote}`;
    },
  );
}

/** `icon="search"` and `<Icon name="search" />` become constants, and `icons` is imported where it is not. */
function iconConstants(source) {
  const camel = (name) => name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase());
  const changed = source
    .replace(
      /(<Icon\b[^<>]*?\s)name=(?:"([\w-]+)"|\{'([\w-]+)'\})/g,
      (_all, head, a, b) => `${head}drawing={icons.${camel(a ?? b)}}`,
    )
    .replace(/(\s)icon=(?:"([\w-]+)"|\{'([\w-]+)'\})/g, (_all, space, a, b) => `${space}icon={icons.${camel(a ?? b)}}`);
  if (changed === source || !/from\s*['"]@lading\/ui['"]/.test(source)) return source;
  if (/\bicons\b[^;]*from\s*['"]@lading\/ui/.test(source)) return changed;
  return changed.replace(/^(import\s*\{)(\s*)([^{}]*\}\s*from\s*['"]@lading\/ui['"])/m, '$1$2icons, $3');
}

/** `<BillTabs useBill={…}>` becomes `billSource`; what is given has to be made a source by hand, and the types say where. */
const billSources = (source) =>
  /from\s*['"]@lading\/ui['"]/.test(source)
    ? source.replace(
        /<(?:BillTabs|EditableBillTabs|CopyConfirmDialog)\b[^<>]*?\suseBill(?==)/g,
        (part) => `${part.slice(0, -'useBill'.length)}billSource`,
      )
    : source;

/** { name: { since, words, change } }, in the order in which they are made. */
export const changes = {
  'text-of': {
    since: '0.2.0',
    words: 'the type `Text` of a formatter of messages is `TextOf`; `Text` is a component',
    change: (source) => renameImports(source, { Text: 'TextOf' }),
  },
  procedure: {
    since: '0.2.0',
    words: '`Steps` that show how something is done are a `Procedure`; `Steps` shows progress',
    change: (source) =>
      renameImports(source, { Steps: 'Procedure', StepsProps: 'ProcedureProps', Step: 'ProcedureStep' }),
  },
  icons: {
    since: '0.2.0',
    words: 'an icon is a constant (`icon={icons.search}`) and no longer a name',
    change: iconConstants,
  },
  'bill-source': {
    since: '0.2.0',
    words:
      'bills are given as a source, `billSource`, and no longer by a hook; make the source by hand (`memorySource`)',
    change: billSources,
  },
};
