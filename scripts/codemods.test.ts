import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const CLI = 'packages/ui/codemods/cli.mjs';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lading-codemods-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => execFileSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });

/** What the changes make of one file. */
function changed(change: string, source: string): string {
  const file = join(folder, 'page.tsx');
  writeFileSync(file, source);
  run(change, folder);
  return readFileSync(file, 'utf8');
}

describe('lading-codemod', () => {
  it('asks for the new name of a type and leaves the code below alone', () => {
    const body = 'const say = (text: Text<Id>) => text(id);\n';
    expect(changed('text-of', `import { Button, type Text } from '@lading/ui';\n${body}`)).toBe(
      `import { Button, type TextOf as Text } from '@lading/ui';\n${body}`,
    );
    expect(changed('text-of', `import type {\n  Text as Say,\n} from "@lading/ui";\n`)).toBe(
      `import type {\n  TextOf as Say,\n} from "@lading/ui";\n`,
    );
    expect(changed('text-of', "export { type Text } from '@lading/ui';\n")).toBe(
      "export { type TextOf as Text } from '@lading/ui';\n",
    );
  });

  it('leaves other names, other packages and what was changed already', () => {
    for (const source of [
      "import { TextField, type TextProps } from '@lading/ui';\n",
      "import { Text } from '@other/ui';\nimport { Button } from '@lading/ui';\n",
      "import { type TextOf as Text } from '@lading/ui';\n",
      "import { Text } from '@lading/ui/text';\n",
    ])
      expect(changed('text-of', source)).toBe(source);
  });

  it('renames a component with its types', () => {
    expect(changed('procedure', "import { type Step, Steps } from '@lading/ui';\n")).toBe(
      "import { type ProcedureStep as Step, Procedure as Steps } from '@lading/ui';\n",
    );
  });

  it('gives bills as a source', () => {
    const tabs = (prop: string) =>
      `import { BillTabs } from '@lading/ui';\n<BillTabs label="x" ${prop}={bills} kind="MBL" />;\n`;
    expect(changed('bill-source', tabs('useBill'))).toBe(tabs('billSource'));
    expect(changed('bill-source', tabs('billSource'))).toBe(tabs('billSource'));
    const other = "import { Dialog } from '@lading/ui';\n<Own useBill={useBill} />;\n";
    expect(changed('bill-source', other)).toBe(other);
  });

  it('makes constants of the names of icons', () => {
    expect(
      changed(
        'icons',
        `import { Button, Icon } from '@lading/ui';\n<Button icon="search"><Icon size="sm" name="arrow-left" /></Button>;\n`,
      ),
    ).toBe(
      `import { icons, Button, Icon } from '@lading/ui';\n<Button icon={icons.search}><Icon size="sm" drawing={icons.arrowLeft} /></Button>;\n`,
    );
  });

  it('makes all changes of a version, and none when it only looks', () => {
    const source = `import { Steps, type Text } from '@lading/ui';\n`;
    const file = join(folder, 'page.tsx');
    writeFileSync(file, source);
    expect(run('0.2.0', folder, '--dry')).toContain('1 file would be changed');
    expect(readFileSync(file, 'utf8')).toBe(source);
    expect(run('0.2.0', folder)).toContain('1 file changed');
    expect(readFileSync(file, 'utf8')).toBe(`import { Procedure as Steps, type TextOf as Text } from '@lading/ui';\n`);
  });

  it('says what there is when it is asked for nothing', () => {
    expect(() => run()).toThrow(/text-of \(0\.2\.0\)/);
  });
});
