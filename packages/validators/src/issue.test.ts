import { expect, it } from 'vitest';
import { weight } from './amount.ts';
import { goods } from './cargo.ts';
import { containerNumberIso6346 } from './container.ts';
import { error, type Issue, suggest } from './issue.ts';
import { checkRecord, containerRecord } from './record/index.ts';
import { containerRow } from './testing/records.ts';

const suggestions = ['1234.5'];
const ISSUE = {
  code: 'decimal.thousands',
  params: { position: 2, character: ',', actual: 1 },
  severity: 'error',
  index: 1,
  length: 1,
  suggestions,
};

it('is plain data: the same in JSON, in copies, behind a proxy and for tests', () => {
  const issue = weight.check('1,234.5') as Issue;
  expect(issue).toStrictEqual(ISSUE);
  expect({ ...issue }).toStrictEqual(ISSUE);
  expect(JSON.parse(JSON.stringify(issue))).toStrictEqual(ISSUE);
  expect(structuredClone(issue)).toStrictEqual(ISSUE);
  expect(new Proxy(issue, {}).suggestions).toEqual(suggestions);
});

it('is the same at a path, and a copy, so that one issue may stand at two', () => {
  const against = () => ISSUE as Issue;
  const spec = { fields: { left: { rule: weight, against }, right: { rule: weight, against } } };
  const issues = checkRecord(spec, { left: '1', right: '2' });
  expect(issues).toStrictEqual([
    { ...ISSUE, path: 'left' },
    { ...ISSUE, path: 'right' },
  ]);
});

it('says nothing where there is nothing to offer', () => {
  expect(suggest(error('required', {}) as Issue, []).suggestions).toBeUndefined();
  expect(JSON.stringify(error('required', {}))).toBe('{"code":"required","params":{},"severity":"error"}');
});

it('has the repaired text of every kind of rule', () => {
  expect(goods.check('A，B')?.suggestions).toEqual(['A,B']);
  expect(containerNumberIso6346.check('CSQU3504383')?.suggestions).toEqual(['CSQU3504388', 'CSQU3054383']);
  const [issue] = checkRecord(containerRecord, { ...containerRow(), weight: '1,234.5' }) ?? [];
  expect(JSON.parse(JSON.stringify(issue))).toEqual({ ...ISSUE, path: 'weight' });
});
