import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { promisedParts } from './parts.ts';

/** Exports that look like components but are left out of the conformance suite, with the reason. */
const EXCEPT: Readonly<Record<string, string>> = {
  BatchPrint: 'a sheet for the printer, which it asks for as soon as it is there; no reader has it on the screen',
  LadingProvider: 'sets language and theme for what is inside and draws nothing of its own without a theme',
};

/** Components that promise no parts, by the reason. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'it is one element, or what its owner puts in': [
    'BackToTop',
    'Badge',
    'BidStateTag',
    'Button',
    'ButtonLink',
    'Code',
    'Column',
    'CopyButton',
    'Countdown',
    'Deadline',
    'EmptyArt',
    'FailedArt',
    'FormRow',
    'Grid',
    'Heading',
    'HeroChart',
    'Icon',
    'IconButton',
    'Inline',
    'Link',
    'Marked',
    'MarkLegend',
    'Prose',
    'SafeHtml',
    'Section',
    'ServiceArt',
    'Skeleton',
    'SkeletonBar',
    'Sparkline',
    'Split',
    'Stack',
    'Text',
    'TextButton',
    'TopLoadingBar',
    'VarianceMark',
  ],
  'it stands on the page of a bill, which has 12 000 bytes for all it is made of': [
    'BillForm',
    'BillTabs',
    'ContainerNumber',
    'ContainersTable',
    'Dialog',
    'Drawer',
    'ErrorPanel',
    'GoodsTable',
    'StatusTag',
  ],
  'it fills a Combobox, whose parts it has': ['DictionaryField', 'PortField', 'WarehouseField'],
  'it is a screen made of other components, whose parts are theirs': [
    'InstructionRules',
    'InstructionSync',
    'AccountStatusTag',
    'BatchApproval',
    'BatchBar',
    'BillCompare',
    'BillConfirmDialog',
    'BillDifferenceList',
    'BillEditor',
    'BillPreview',
    'ColumnsButton',
    'NoticeMatrix',
    'CommandList',
    'CopyConfirmDialog',
    'CutOffLine',
    'CutOffStrip',
    'EditableBillTabs',
    'EditableContainersTable',
    'EditableGoodsTable',
    'EditableTable',
    'LanguageSwitch',
    'RateQuery',
    'ReviewLog',
    'ReviewRequests',
    'RoleMatrix',
    'ShareDialog',
    'SharedReview',
    'SiteMenu',
    'SiteShell',
    'WebStatusTag',
    'WorkQueue',
  ],
};

const PACKAGE = 'packages/ui';
const TESTS = globSync(`${PACKAGE}/src/**/*.test.tsx`).map((path) => readFileSync(path, 'utf8'));

/** The sources of the package's entries, as its own condition names them. */
function entries(): string[] {
  const { exports } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8'));
  const sources = Object.values<string | Record<string, string>>(exports).map((entry) =>
    typeof entry === 'string' ? '' : (entry['lading-source'] ?? ''),
  );
  return sources.filter((path) => /\.tsx?$/.test(path)).map((path) => `${PACKAGE}/${path}`);
}

const isPascal = (name: string) => /^[A-Z][A-Za-z\d]*$/.test(name) && /[a-z]/.test(name);
/** A function, or what `forwardRef`, `memo` and `lazy` make of one. */
const isDrawn = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

async function components(): Promise<string[]> {
  const modules = await Promise.all(entries().map((path) => import(/* @vite-ignore */ pathToFileURL(path).href)));
  return modules.flatMap((module: Record<string, unknown>) =>
    Object.keys(module).filter((name) => isPascal(name) && isDrawn(module[name])),
  );
}

const runs = (name: string) => TESTS.some((source) => new RegExp(`\\bconforms\\(\\s*'${name}',`).test(source));
const missing = (names: readonly string[]) => names.filter((name) => !runs(name) && !(name in EXCEPT));

// The whole package takes longer to load than a test may last.
const NAMES = await components();

describe('every exported component', () => {
  it('runs through the conformance suite', () => {
    expect(NAMES).toContain('Button');
    expect(NAMES).toContain('DataTable');
    expect(missing(NAMES)).toEqual([]);
  });

  it('would be missed without its call', () => {
    expect(missing(['Button', 'LadingProvider', 'Butto', 'TariffCard'])).toEqual(['Butto', 'TariffCard']);
  });

  it('promises parts or has a reason for none', () => {
    const excepted = Object.values(WITHOUT).flat();
    const none = NAMES.filter((name) => promisedParts(name).length === 0 && !(name in EXCEPT));
    expect(none.filter((name) => !excepted.includes(name))).toEqual([]);
    expect(excepted.filter((name) => !none.includes(name))).toEqual([]);
    expect(promisedParts('TextField')).toContain('hint');
    expect(promisedParts('TextField')).toContain('prefix');
  });

  it('is excepted only while it is exported and has no call', () => {
    for (const name of Object.keys(EXCEPT)) {
      expect(NAMES).toContain(name);
      expect(runs(name)).toBe(false);
    }
  });
});
