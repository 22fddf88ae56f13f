/** A module with names imported from another one, beside those that are already. Biome puts the lines in order. @param {string[]} names */
export function withImport(text, names, from) {
  const found = new RegExp(`^import \\{([^}]*)\\} from '${from.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}';\\n`, 'm').exec(
    text,
  );
  const before = found
    ? found[1]
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
    : [];
  const line = `import { ${[...new Set([...before, ...names])].join(', ')} } from '${from}';\n`;
  return found ? text.replace(found[0], line) : line + text;
}
