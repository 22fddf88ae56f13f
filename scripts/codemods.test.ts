import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const CLI = 'packages/ui/codemods/cli.mjs';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lading-codemods-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function call(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const run = (...args: string[]) => call(...args, '--as', '0.2.0').said;

/** As npm leaves a package in the application. */
function install(name: string, version: string) {
  const home = join(folder, 'node_modules', ...name.split('/'));
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version }));
}

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

  it('names the kind of a bill', () => {
    const dialog = (prop: string) =>
      `import { CopyConfirmDialog } from '@lading/ui';\n<CopyConfirmDialog open ${prop}={type} />;\n`;
    expect(changed('one-name', dialog('blType'))).toBe(dialog('kind'));
    const other = "import { Dialog } from '@lading/ui';\n<Own blType={1} />;\n";
    expect(changed('one-name', other)).toBe(other);
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

  it('says what there is when it is asked for nothing, or for what is not there', () => {
    for (const args of [
      [],
      ['text-of'],
      ['other', folder],
      ['text-of', join(folder, 'gone')],
      ['text-of', folder, '--as', 'new'],
    ]) {
      const { status, said } = call(...args);
      expect([status, said.includes('text-of (0.2.0)')], args.join(' ')).toEqual([1, true]);
    }
    expect(call('text-of', folder, '--as', 'new').said).toContain('"new" is no version: write 0.2.0.');
  });

  it('takes the schemas of a bill from where they are now and leaves the rest of the line', () => {
    const from = (entry: string) => `from '@lading/validators/${entry}';\n`;
    expect(
      changed(
        'bill-schemas',
        `import { billWire, compareBills, type BillRecord, decimalString as text } ${from('bill')}`,
      ),
    ).toBe(
      `import { compareBills, type BillRecord } ${from('bill')}import { billWire, decimalString as text } ${from('yup')}`,
    );
    expect(changed('bill-schemas', `import {\n  goodsWire,\n  containersWire,\n} ${from('bill')}`)).toBe(
      `import {\n  goodsWire,\n  containersWire,\n} ${from('yup')}`,
    );
    expect(changed('bill-schemas', `export { billWire } ${from('bill')}`)).toBe(`export { billWire } ${from('yup')}`);
    for (const same of [`import { compareBills } ${from('bill')}`, `import { billWire } from './bill.ts';\n`])
      expect(changed('bill-schemas', same)).toBe(same);
  });
});

// A template with a hole, in which a bracket stands in words.
const WITH_A_HOLE = '`a #b("}")} c`'.replace('#', () => ['$', '{'].join(''));

describe('one name for one thing', () => {
  const page = (names: string, tags: string) =>
    `import { ${names} } from '@lading/ui';\nexport const Page = () => ${tags};\n`;

  it.each([
    ['Dialog', '<Dialog open={a > b} width="bill" title="x" />', '<Dialog open={a > b} size="bill" title="x" />'],
    ['Stat', '<Stat value={{ name: 1 }.name} name="TEU" />', '<Stat value={{ name: 1 }.name} label="TEU" />'],
    [
      'Tooltip',
      `<Tooltip text={${WITH_A_HOLE}}>\n  <i text="own" />\n</Tooltip>`,
      `<Tooltip label={${WITH_A_HOLE}}>\n  <i text="own" />\n</Tooltip>`,
    ],
    [
      'ConfirmDialog',
      '<ConfirmDialog open onCancel={() => ask(false)} />',
      '<ConfirmDialog open onOpenChange={() => ask(false)} />',
    ],
    ['MessageModal', '<MessageModal {...rest} onClose={close} />', '<MessageModal {...rest} onOpenChange={close} />'],
    ['AlertBox', '<AlertBox open onClose={close} />', '<AlertBox open onOpenChange={(_open, how) => (close)(how)} />'],
    ['AlertBox', '<AlertBox open onClose={() => drop()} />', '<AlertBox open onOpenChange={() => drop()} />'],
    [
      'MessageAlert',
      "<MessageAlert message={m} onClose={(how) => {\n  if (how === 'closed') drop();\n}} />",
      "<MessageAlert message={m} onOpenChange={(_open, how) => ((how) => {\n  if (how === 'closed') drop();\n})(how)} />",
    ],
    // Under a name of its own, and from an entry.
    ['Dialog as Box', "<Box width='bill' />", "<Box size='bill' />"],
    // Words and comments between the tags hide nothing.
    [
      'Dialog',
      '<Dialog tag={<b>don\'t</b>} /* > */ width="bill" />',
      '<Dialog tag={<b>don\'t</b>} /* > */ size="bill" />',
    ],
  ])('%s: %s', (names, before, after) => {
    const made = changed('one-name', page(names, before));
    expect(made).toBe(page(names, after));
    expect(changed('one-name', made)).toBe(made);
  });

  it('leaves the components of others, and props that only look like these', () => {
    for (const source of [
      "import { Dialog } from '@other/ui';\nimport { Tag } from '@lading/ui';\n<Dialog width=\"bill\" />;\n",
      page('Dialog', '<Dialogue width="bill" />'),
      page('Dialog', '<Dialog data-width="bill" {...{ width }} />'),
      page('Stat', '<Tag name="x" />'),
    ])
      expect(changed('one-name', source)).toBe(source);
    expect(changed('one-name', 'import { Stat } from \'@lading/ui/stat\';\n<Stat name="x" />;\n')).toContain(
      'label="x"',
    );
  });
});

describe('the installed version', () => {
  const source = `import { billWire } from '@lading/validators/bill';\nimport { Steps } from '@lading/ui';\n`;
  const file = () => join(folder, 'src', 'page.tsx');
  beforeEach(() => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(file(), source);
  });

  it('decides, each change by its own package, and both are said', () => {
    install('@lading/ui', '0.1.0');
    install('@lading/validators', '0.2.1');
    const { status, said } = call('0.2.0', join(folder, 'src'));
    expect(said).toContain(
      'not made  procedure: @lading/ui 0.1.0 is installed, which knows only the old names: install 0.2.0 or newer first',
    );
    expect(said).toMatch(/made {6}bill-schemas: billWire, goodsWire, containersWire and decimalString come from/);
    expect([status, readFileSync(file(), 'utf8')]).toEqual([2, source.replace('/bill', '/yup')]);
  });

  it('refuses where nothing is installed and says how to go on', () => {
    const { status, said } = call('procedure', file());
    expect(said).toContain(`@lading/ui is not installed beside ${file()}: install it, or say --as 0.2.0`);
    expect([status, readFileSync(file(), 'utf8')]).toEqual([2, source]);
  });

  it('says what is left to do by hand, and changes nothing that the code has already', () => {
    install('@lading/ui', '1.0.0-beta.2');
    install('@lading/validators', '0.3.0');
    const { status, said } = call('all', join(folder, 'src'), '--from', '0.1.3');
    expect(said).toContain('by hand: map them by `toMessage`, `toAlert` and `toTodo` of @lading/api-client');
    expect(status).toBe(0);
    writeFileSync(file(), source);
    const again = call('all', join(folder, 'src'), '--from', '0.2.0');
    expect(again.said).toContain('not made  bill-schemas: the code is from 0.2.0, which has it already');
    expect(readFileSync(file(), 'utf8')).toBe(source);
  });
});
