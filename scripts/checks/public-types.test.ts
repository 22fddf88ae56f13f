// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declarationReader } from '../tools/declarations.mjs';
import { unnamedTypes } from './public-types.mjs';

/** The types that an entry speaks of without giving them away. */
function unnamed(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lading-types-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const reader = declarationReader();
  const found = unnamedTypes([reader.namesOf(join(folder, 'index.d.ts'))], reader).map(({ name }) => name);
  rmSync(folder, { recursive: true });
  return found;
}

const base = 'export interface BaseProps {\n    id: string;\n}\n';
const part = `import type { BaseProps } from './base.ts';\nexport interface PartProps extends BaseProps {\n    on: Local;\n}\ninterface Local {\n    a: string;\n}\n`;

it('finds the base of public props that nobody can name', () => {
  expect(
    unnamed({ 'base.d.ts': base, 'part.d.ts': part, 'index.d.ts': "export type { PartProps } from './part.ts';\n" }),
  ).toEqual(['BaseProps']);
});

it('is content once it has a name, also another one', () => {
  const index =
    "export type { PartProps } from './part.ts';\nexport type { BaseProps as PartBaseProps } from './base.ts';\n";
  expect(unnamed({ 'base.d.ts': base, 'part.d.ts': part, 'index.d.ts': index })).toEqual([]);
});

it('finds what stands in the same file, and nothing that only a comment names', () => {
  const same = `${base}/** As BaseProps. */\nexport interface PartProps {\n    kind: 'BaseProps';\n}\nexport declare const Part: (props: OtherProps) => void;\nexport interface OtherProps {\n    id: string;\n}\n`;
  expect(unnamed({ 'part.d.ts': same, 'index.d.ts': "export { Part, type PartProps } from './part.ts';\n" })).toEqual([
    'OtherProps',
  ]);
});
