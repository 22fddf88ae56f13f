import { expect, it } from 'vitest';
import { weight } from './amount.ts';
import { error, type Issue, suggest } from './issue.ts';

it('makes suggestions when they are read, and once', () => {
  let made = 0;
  const issue = suggest(error('required', {}) as Issue, () => [`text ${++made}`]);
  expect(made).toBe(0);
  expect([issue.suggestions, issue.suggestions]).toEqual([['text 1'], ['text 1']]);
});

it('has them in JSON, in copies and for tests, like any property', () => {
  const issue = weight.check('1,234.5');
  const suggestions = ['1234.5'];
  expect(JSON.parse(JSON.stringify(issue))).toMatchObject({ code: 'decimal.thousands', suggestions });
  expect({ ...issue }).toMatchObject({ suggestions });
  expect(structuredClone(issue)).toEqual(issue);
  expect(issue).toEqual({
    code: 'decimal.thousands',
    params: { position: 2, character: ',', actual: 1 },
    severity: 'error',
    index: 1,
    length: 1,
    suggestions,
  });
});

it('says nothing where there is nothing to offer', () => {
  expect(suggest(error('required', {}) as Issue, () => []).suggestions).toBeUndefined();
});
