// @vitest-environment node
import { expect, it } from 'vitest';
import { unknownIn } from './docs-names.mjs';

const names = new Map([
  ['@lading/ui', new Set(['Button', 'ButtonProps'])],
  ['@lading/ui/button', new Set(['Button'])],
  ['@lading/ui/styles.css', new Set<string>()],
]);
const has = (file: string) => file === 'docs/size.md';
const wrong = (text: string) => unknownIn(text, { names, has });
const fence = (code: string) => `\`\`\`tsx\n${code}\n\`\`\`\n`;

it('refuses a page that names a type which is defined nowhere', () => {
  expect(wrong('`Button` takes `ButtonProps` and a `Record<string, string>`, all of `BUTTONS`.')).toEqual([]);
  expect(wrong('It takes `FieldBaseProps`, or `ButtonProps<Row>` and `TagProps[]`.')).toEqual([
    'FieldBaseProps is defined nowhere',
    'TagProps is defined nowhere',
  ]);
});

it('refuses an import of what an entry does not export', () => {
  expect(
    wrong(fence("import '@lading/ui/styles.css';\nimport { Button as Knob, type ButtonProps } from '@lading/ui';")),
  ).toEqual([]);
  expect(wrong(fence("import { Button, type Tag } from '@lading/ui/button';\nimport '@lading/ui/knob.css';"))).toEqual([
    '@lading/ui/button does not export Tag',
    '@lading/ui/knob.css is no entry',
  ]);
  expect(wrong('The entry `@lading/ui/knob`.')).toEqual(['@lading/ui/knob is no entry']);
});

it('refuses a link to a file that is not shipped', () => {
  expect(wrong('[a](docs/size.md) [b](docs/size.md#part) [c](#part) [d](https://example.org/x.md)')).toEqual([]);
  expect(wrong('[a](docs/speed.md)')).toEqual(['docs/speed.md is linked and not shipped']);
});
