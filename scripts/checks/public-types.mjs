import { relative } from 'node:path';
import { entriesOf, PACKAGES } from '../tools/api.mjs';
import { declarationReader } from '../tools/declarations.mjs';
import { inside } from '../tools/root.mjs';
import { freshTypes } from '../tools/types.mjs';

// What is only passed on: features of a table are made by our own entry, and what one holds may change.
const OPAQUE = ['TableFeature'];
const TYPE = /^(?:declare )?(?:type|interface)\b/;

/**
 * Types that a public declaration is made of and nobody outside can name: their owner could neither pass on the props of a component nor
 * declare a variable for them.
 * @param {Map<string, { path: string, name: string, text: string }>[]} entries what each entry gives away
 */
export function unnamedTypes(entries, reader) {
  const given = entries.flatMap((names) => [...names.values()]).filter(({ path, text }) => path && text);
  const open = given.filter(({ name }) => !OPAQUE.includes(name));
  const id = ({ path, name }) => `${path}#${name}`;
  const named = new Set(given.map(id));
  const missing = new Map();
  for (const one of open)
    for (const part of [one, ...reader.neededBy(one)])
      for (const found of reader.speaksOf(part))
        if (TYPE.test(found.text) && !named.has(id(found)) && !missing.has(id(found)))
          missing.set(id(found), { ...found, of: one.name });
  return [...missing.values()];
}

/** Whatever a public type speaks of is public too. */
export async function checkPublicTypes() {
  await freshTypes('ui', 'api-client');
  return PACKAGES.flatMap((name) => {
    const reader = declarationReader();
    const entries = entriesOf(name).map(({ path }) => reader.namesOf(path));
    return unnamedTypes(entries, reader).map(
      ({ path, name: type, of }) =>
        `${of} of @lading/${name} speaks of ${type} (${relative(inside(), path).replaceAll('\\', '/')}), which no entry exports`,
    );
  });
}
