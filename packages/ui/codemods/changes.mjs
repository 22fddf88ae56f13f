// What has another name since a version. A change is made once, when the code comes from before that version.
// `package` is the one whose installed version decides; `by hand` is what no program can do.
import { moveImports, renameImports } from './imports.mjs';
import { renameProps } from './props.mjs';

const OURS = '@lading/ui';
const RULES = '@lading/validators';

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

/** `onClose={(how) => …}` is told whether it is open first: `onOpenChange={(_open, how) => …}`. A function without arguments stays. */
function toldFirst(value) {
  const inner = value.slice(1, -1).trim();
  if (!value.startsWith('{') || /^(?:async\s+)?\(\s*\)\s*=>/.test(inner)) return value;
  return `{(_open, how) => (${inner})(how)}`;
}

const PROPS = {
  Dialog: { width: 'size' },
  CopyConfirmDialog: { blType: 'kind' },
  ConfirmDialog: { onCancel: 'onOpenChange' },
  MessageModal: { onClose: 'onOpenChange' },
  AlertBox: { onClose: { name: 'onOpenChange', value: toldFirst } },
  MessageAlert: { onClose: { name: 'onOpenChange', value: toldFirst } },
  Stat: { name: 'label' },
  Tooltip: { text: 'label' },
};

/** { name: { package, since, words, byHand, change } }, in the order in which they are made. */
export const changes = {
  'text-of': {
    package: OURS,
    since: '0.2.0',
    words: 'the type `Text` of a formatter of messages is `TextOf`; `Text` is a component',
    change: (source) => renameImports(source, OURS, { Text: 'TextOf' }),
  },
  procedure: {
    package: OURS,
    since: '0.2.0',
    words: '`Steps` that show how something is done are a `Procedure`; `Steps` shows progress',
    change: (source) =>
      renameImports(source, OURS, { Steps: 'Procedure', StepsProps: 'ProcedureProps', Step: 'ProcedureStep' }),
  },
  icons: {
    package: OURS,
    since: '0.2.0',
    words: 'an icon is a constant (`icon={icons.search}`) and no longer a name',
    change: iconConstants,
  },
  'bill-source': {
    package: OURS,
    since: '0.2.0',
    words: 'bills are given as a source, `billSource`, and no longer by a hook',
    byHand: 'make a source of what the hook gave: `memorySource`, or `useQueryStore` of @lading/api-client/react',
    change: billSources,
  },
  'one-name': {
    package: OURS,
    since: '0.2.0',
    words: `one name for one thing: ${Object.entries(PROPS)
      .flatMap(([component, props]) =>
        Object.entries(props).map(([old, to]) => `${component} ${old} → ${to.name ?? to}`),
      )
      .join(', ')}`,
    byHand:
      'props that are spread or passed on as an object, and the kind of a bill, `MBL` for 1 and `HBL` for 2; the types say where',
    change: (source) => renameProps(source, PROPS),
  },
  'own-shapes': {
    package: OURS,
    since: '0.2.0',
    words: 'messages and to-dos have shapes of the library and no longer those of the server',
    byHand: 'map them by `toMessage`, `toAlert` and `toTodo` of @lading/api-client; the types say where',
    change: (source) => source,
  },
  'bill-schemas': {
    package: RULES,
    since: '0.2.0',
    words: 'billWire, goodsWire, containersWire and decimalString come from @lading/validators/yup',
    change: (source) =>
      moveImports(source, `${RULES}/bill`, `${RULES}/yup`, [
        'billWire',
        'goodsWire',
        'containersWire',
        'decimalString',
      ]),
  },
};
