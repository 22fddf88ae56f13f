import { describe, expect, it } from 'vitest';
import { checkContainerNumber, containerCheckDigit, containerNumber, containerNumberIso6346 } from './container.ts';

describe('container numbers', () => {
  // For the last four the remainder is 10, which gives the check digit 0.
  it.each([
    ['CSQU3054383', 3],
    ['TEXU3070079', 9],
    ['MSKU6011672', 2],
    ['MWCU6059784', 4],
    ['TCNU7200794', 4],
    ['TOLU4734787', 7],
    ['CBHU3202732', 2],
    ['HLXU2008419', 9],
    ['YMLU8305416', 6],
    ['APZU4812090', 0],
    ['GYOU4047990', 0],
    ['MSKU1000090', 0],
    ['MSKU0000080', 0],
    ['MSKU5710280', 0],
    ['TASU1170000', 0],
  ])('%s has the check digit %i', (number, digit) => {
    expect(containerCheckDigit(number)).toBe(digit);
    expect(checkContainerNumber(number)).toEqual({ kind: 'valid', expected: digit });
    for (const rule of [containerNumber, containerNumberIso6346]) {
      expect(rule.is(number)).toBe(true);
      expect(rule.check(number)).toBeNull();
      expect(rule.normalize(number)).toBe(number);
    }
  });

  it.each([
    ['CSQU3054384', 3, 4],
    ['TEXU3070070', 9, 0],
    ['MSKU1234567', 5, 7],
  ])('%s should end in %i', (number, expected, actual) => {
    expect(checkContainerNumber(number)).toEqual({ kind: 'digit', expected, actual });
    const issue = { code: 'container.checkDigit', params: { expected, actual }, index: 10, length: 1 };
    expect(containerNumber.is(number)).toBe(true);
    expect(containerNumber.check(number)).toMatchObject({ ...issue, severity: 'warning' });
    expect(containerNumberIso6346.is(number)).toBe(false);
    expect(containerNumberIso6346.check(number)).toMatchObject({ ...issue, severity: 'error' });
    expect(containerNumberIso6346.check(number)?.suggestions?.[0]).toBe(number.slice(0, 10) + expected);
  });

  it.each([
    'CSQU305438',
    'CSQU3054Z83',
    '7SQU305438',
    'ABCU1234567HELLO',
    'CSQU3054383XXX',
    'hellozZ123456',
    'QJRZ123456',
    '000J0000006',
    'ßQU3054389',
    'ﬆQU3054380',
    'CSQU305438/',
    'CSQU305438\0',
    'CSQU3054３83',
    'AB,123456',
    'csqu3054383',
    'CſQU3054383',
    ' CSQU3054383',
    'CSQU3054383\n',
    '',
  ])('%j is no container number', (number) => {
    expect(checkContainerNumber(number)).toEqual({ kind: 'format' });
    for (const rule of [containerNumber, containerNumberIso6346]) {
      expect(rule.is(number)).toBe(false);
      expect(rule.check(number)?.severity).toBe('error');
    }
  });

  it.each([
    ['ABCD1234560', 'D'],
    ['XXXX0000001', 'X'],
    ['ABCR1234567', 'R'],
  ])('%s is a placeholder to the specification and no number of ISO 6346', (number, actual) => {
    expect(checkContainerNumber(number)).toEqual({ kind: 'placeholder' });
    expect(containerNumber.check(number)).toBeNull();
    expect(containerNumberIso6346.is(number)).toBe(false);
    expect(containerNumberIso6346.check(number)).toEqual({
      code: 'container.category',
      params: { actual },
      severity: 'error',
      index: 3,
      length: 1,
    });
  });

  it('says nothing of an empty serial, but ISO 6346 wants its digit', () => {
    expect(checkContainerNumber('ABCU0000001')).toEqual({ kind: 'placeholder' });
    expect(containerNumberIso6346.check('ABCU0000001')).toBeNull();
    expect(containerNumber.check('ABCU0000000')).toBeNull();
    expect(containerNumberIso6346.check('ABCU0000000')).toMatchObject({ params: { expected: 1, actual: 0 } });
    expect(containerNumber.check('TBAU1234569')).toBeNull();
  });

  it('never throws and never converts', () => {
    for (const value of [null, undefined, 12345678901, ['CSQU3054383'], {}]) {
      expect(containerNumber.is(value)).toBe(false);
      expect(containerNumberIso6346.is(value)).toBe(false);
    }
  });
});

describe('repairs of a container number', () => {
  it.each([
    ['csqu3054383', 'case', 0, 'c', 'CSQU3054383'],
    ['CSQU 305438-3', 'separators', 4, ' ', 'CSQU3054383'],
    [' CSQU 305438-3 ', 'separators', 0, ' ', 'CSQU3054383'],
    ['CSQU/305438.3', 'separators', 4, '/', 'CSQU3054383'],
    ['CSQU3054\u200b383', 'separators', 8, '\u200b', 'CSQU3054383'],
    ['ＣＳＱＵ3054383', 'fullWidth', 0, 'Ｃ', 'CSQU3054383'],
    ['CSQU305438３', 'fullWidth', 10, '３', 'CSQU3054383'],
    ['CSQU3O54383', 'lookalike', 5, 'O', 'CSQU3054383'],
    ['C5QU3054383', 'lookalike', 1, '5', 'CSQU3054383'],
    ['csqu 3o54383', 'case', 0, 'c', 'CSQU3054383'],
  ])('%j: container.%s', (text, kind, index, character, suggestion) => {
    const issue = {
      code: `container.${kind}`,
      params: { character, position: index + 1 },
      index,
      severity: 'error',
      suggestions: [suggestion],
    };
    expect(containerNumber.check(text)).toMatchObject(issue);
    expect(containerNumberIso6346.check(text)).toMatchObject(issue);
  });

  it.each([
    ['csqu3054383', 'CSQU3054383'],
    [' CSQU 305438-3 ', 'CSQU3054383'],
    ['ＣＳＱＵ3054383', 'CSQU3054383'],
    ['csqu3054384', 'CSQU3054384'],
    ['CSQU3O54383', 'CSQU3O54383'],
    ['CſQU3054383', 'CſQU3054383'],
    ['as per list', 'as per list'],
  ])('%j becomes %j without being asked for more', (text, mended) => {
    expect(containerNumber.normalize(text)).toBe(mended);
    expect(containerNumberIso6346.normalize(text)).toBe(mended);
  });

  it('names what cannot be put right before what can', () => {
    expect(containerNumber.check('7SQU305438')).toMatchObject({
      code: 'container.chars',
      params: { position: 1, character: '7', codePoint: 'U+0037', expected: '' },
    });
    expect(containerNumber.check('csqu3054Y83')).toMatchObject({ code: 'container.chars', index: 8 });
    expect(containerNumber.check('СSQU3054383')).toMatchObject({
      code: 'container.chars',
      params: { codePoint: 'U+0421' },
      index: 0,
    });
    // U+0600 is a visible Arabic sign, although Unicode has it among the format characters
    expect(containerNumber.check('\u0600CSQU3054383')).toMatchObject({ code: 'container.chars', index: 0 });
    expect(containerNumber.check('𠮷CSQU3054383')).toMatchObject({ code: 'container.chars', index: 0, length: 2 });
  });

  it.each([
    ['CSQU305438', 10],
    ['CSQU', 4],
    ['cs', 2],
  ])('%s is too short', (text, actual) => {
    expect(containerNumber.check(text)).toEqual({
      code: 'container.length',
      params: { expected: 11, actual },
      severity: 'error',
    });
  });

  it.each([
    ['CSQU30543833', 11],
    ['CSQU3054383XXX', 11],
    ['ABCU1234567HELLO', 11],
    ['CSQU3054383 (40HQ)', 12],
  ])('%s goes on where a number ends', (text, index) => {
    expect(containerNumber.check(text)).toMatchObject({ code: 'container.chars', index });
  });

  it('offers the right digit first, then the only swap of neighbours that holds', () => {
    expect(containerNumber.check('CSQU3504383')?.suggestions).toEqual(['CSQU3504388', 'CSQU3054383']);
    expect(containerNumber.check('SCQU3054383')?.suggestions?.[0]).toMatch(/^SCQU305438\d$/);
    expect(containerNumberIso6346.check('csqu3504383')?.suggestions).toEqual(['CSQU3504388', 'CSQU3054383']);
  });

  it('offers no swap where several would hold', () => {
    const issues = Array.from({ length: 2000 }, (_, at) =>
      containerNumber.check(`MSKU${String(at * 4999 + 1000000).slice(0, 7)}`),
    );
    expect(Math.max(...issues.map((issue) => issue?.suggestions?.length ?? 0))).toBe(2);
  });
});
