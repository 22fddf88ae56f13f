// tokens/tokens.json (a DTCG 2025.10 resolver document) -> src/theme/token-rules.gen.ts, src/theme/token-names.gen.ts and
// tokens/resolved.json, every value of every theme without a reference, for tools that do not resolve.
import { readFileSync } from 'node:fs';

const read = () => JSON.parse(readFileSync(new URL('../tokens/tokens.json', import.meta.url), 'utf8'));

/** A token tree as [path, type, value]; `$type` is inherited from the group. */
function flatten(tree, path = [], inherited = undefined) {
  const type = tree.$type ?? inherited;
  if ('$value' in tree) return [[path, type, tree.$value]];
  return Object.entries(tree).flatMap(([key, child]) =>
    key.startsWith('$') ? [] : flatten(child, [...path, key], type),
  );
}

const kebab = (path) =>
  path
    .join('-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
const property = (path) => `--ld-${kebab(path)}`;
const reference = (value) =>
  typeof value === 'string' && /^\{.+\}$/.test(value) ? `var(${property(value.slice(1, -1).split('.'))})` : null;
const dimension = (value) => reference(value) ?? `${value.value}${value.value === 0 ? '' : value.unit}`;

function color(value, hex) {
  const ref = reference(value);
  if (ref) return ref;
  const alpha = value.alpha;
  if (hex)
    return alpha === undefined
      ? value.hex
      : value.hex +
          Math.round(alpha * 255)
            .toString(16)
            .padStart(2, '0');
  if (value.colorSpace === 'oklch')
    return `oklch(${value.components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
  return `rgb(${value.components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha ?? 1})`;
}

/** The custom properties of one token. */
function declarations([path, type, value], hex) {
  const name = property(path);
  const one = (text) => [[name, text]];
  const ref = reference(value);
  if (ref) return one(ref);
  switch (type) {
    case 'color':
      return one(color(value, hex));
    case 'dimension':
      return one(dimension(value));
    case 'duration':
      return one(`${value.value}${value.unit}`);
    case 'cubicBezier':
      return one(`cubic-bezier(${value.join(', ')})`);
    case 'number':
    case 'fontWeight':
      return one(String(value));
    case 'fontFamily':
      return one(value.map((family) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`)).join(', '));
    case 'strokeStyle':
      return one(typeof value === 'string' ? value : 'dashed');
    case 'shadow':
      return one(
        value
          .map(
            (s) =>
              `${dimension(s.offsetX)} ${dimension(s.offsetY)} ${dimension(s.blur)} ${dimension(s.spread)} ${color(s.color)}`,
          )
          .join(', '),
      );
    case 'border':
      return one(`${dimension(value.width)} ${reference(value.style) ?? value.style} ${color(value.color)}`);
    case 'transition':
      return one(`${reference(value.duration)} ${reference(value.timingFunction)}`);
    case 'typography':
      return [
        [
          name,
          `${reference(value.fontWeight)} ${reference(value.fontSize)}/${reference(value.lineHeight)} ${reference(value.fontFamily)}`,
        ],
        [`${name}-tracking`, reference(value.letterSpacing)],
      ];
    default:
      throw new Error(`tokens.json: no rule for the type ${type} at ${path.join('.')}`);
  }
}

/** One rule: a selector, the condition it stands under, its custom properties. */
function rule(selector, trees, { hex = false, supports = undefined, media = undefined } = {}) {
  const vars = Object.fromEntries(trees.flatMap((tree) => flatten(tree)).flatMap((token) => declarations(token, hex)));
  return { selector, supports, media, vars };
}

/** Every property with its final value: what the cascade gives where the trees hold, later ones winning. */
function resolved(trees) {
  const vars = Object.fromEntries(trees.flatMap((tree) => flatten(tree)).flatMap((token) => declarations(token, true)));
  const final = (value) => value.replace(/var\((--[\w-]+)\)/g, (_, name) => final(vars[name]));
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, final(value)]));
}

/** The generated files as { path, text }. */
export function generateTokens() {
  const document = read();
  const at = (pointer) =>
    pointer
      .slice(2)
      .split('/')
      .reduce((node, key) => node[key], document);
  const sources = (list) =>
    list.flatMap((source) => {
      if (!source.$ref) return [source];
      const target = at(source.$ref);
      return target.sources ? sources(target.sources) : [target];
    });
  const inline = (context) => context.filter((source) => !source.$ref);
  const set = (name) => sources([{ $ref: `#/sets/${name}` }]);
  const themes = document.modifiers.theme.contexts;
  const densities = document.modifiers.density.contexts;
  const primitive = set('primitive');

  const light = sources(themes.light);
  const dark = sources(themes.dark);
  const moreLight = inline(themes['light-contrast']);
  const moreDark = inline(themes['dark-contrast']);
  const more = '(prefers-contrast: more)';
  const rules = [
    rule(':root', primitive, { hex: true }),
    rule(':root', [{ color: primitive[0].color }], { supports: '(color: oklch(0 0 0))' }),
    rule(':root, [data-theme="light"]', light),
    // Paper is white: what is dark is dark on screens only, so a print takes the light theme.
    rule('[data-theme="dark"]', dark, { media: 'screen' }),
    rule('[data-contrast="more"]:not([data-theme="dark"]), [data-contrast="more"] [data-theme="light"]', moreLight),
    rule('[data-theme="dark"][data-contrast="more"], [data-contrast="more"] [data-theme="dark"]', moreDark, {
      media: 'screen',
    }),
    rule(':root:not([data-contrast="normal"]):not([data-theme="dark"])', moreLight, { media: more }),
    rule('[data-theme="dark"]:not([data-contrast="normal"])', moreDark, { media: `screen and ${more}` }),
    rule(':root, [data-density="comfortable"]', sources(densities.comfortable)),
    rule('[data-density="compact"]', sources(densities.compact)),
    rule(':root, [data-theme], [data-density], [data-contrast]', [...set('typography'), ...set('component')]),
  ];

  const common = [...sources(densities.comfortable), ...set('typography'), ...set('component')];
  const compact = Object.keys(resolved(sources(densities.compact)));
  const all = resolved([
    ...primitive,
    ...light,
    ...sources(densities.compact),
    ...set('typography'),
    ...set('component'),
  ]);
  const plain = {
    themes: Object.fromEntries(
      Object.entries({
        light,
        dark,
        'light-contrast': [...light, ...moreLight],
        'dark-contrast': [...dark, ...moreDark],
      }).map(([name, trees]) => [name, resolved([...primitive, ...trees, ...common])]),
    ),
    // What changes where `data-density="compact"` stands.
    compact: Object.fromEntries(compact.map((name) => [name, all[name]])),
  };

  const names = {};
  const every = [...primitive, ...light, ...sources(densities.comfortable), ...set('typography'), ...set('component')];
  for (const [path, type] of every.flatMap((tree) => flatten(tree))) {
    let node = names;
    for (const key of path.slice(0, -1)) node = node[key] ??= {};
    const leaf = path.at(-1);
    node[leaf] = `ld-${kebab(path)}`;
    if (type === 'typography') node[`${leaf}Tracking`] = `ld-${kebab(path)}-tracking`;
  }
  const ts = `// Generated from tokens.json by npm run generate. Do not edit.\nexport const tokenNames = ${JSON.stringify(names, null, 2)} as const;\n`;

  const table = `// Generated from tokens.json by npm run generate. Do not edit.\nexport interface TokenRule {\n  selector: string;\n  supports?: string;\n  media?: string;\n  vars: Record<string, string>;\n}\nexport const tokenRules: TokenRule[] = ${JSON.stringify(rules, null, 2)};\n`;

  return [
    { path: 'packages/ui/src/theme/token-rules.gen.ts', text: table },
    { path: 'packages/ui/src/theme/token-names.gen.ts', text: ts },
    { path: 'packages/ui/tokens/resolved.json', text: `${JSON.stringify(plain, null, 2)}\n` },
  ];
}
