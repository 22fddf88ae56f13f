import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, emailList } from './email.ts';

const LONG_LABEL = 'd'.repeat(63);
const LONGEST = `${'a'.repeat(64)}@${`${LONG_LABEL}.`.repeat(2)}${'d'.repeat(58)}.cn`;

describe('email', () => {
  it.each([
    'a@b.co',
    'docs@example.com',
    'First.Last+si@mail-1.example.com',
    "o'neil_&co@b.co",
    '{!#$%*/=?^`|}~-@b.co',
    '1@2.cn',
    'a@b.c-d.museum',
    'a@xn--fiqs8s.xn--p1ai',
    'a@b.c1',
    `${'a'.repeat(64)}@b.co`,
    `a@${LONG_LABEL}.co`,
    LONGEST,
  ])('takes %s', (text) => {
    expect(email.is(text)).toBe(true);
    expect(email.check(text)).toBeNull();
    expect(emailList.is(text)).toBe(true);
  });

  it.each([
    ['a@b', 'email.domain', {}, undefined],
    ['a@b.c', 'email.domain', {}, undefined],
    ['a@b.1c', 'email.domain', {}, undefined],
    ['a@127.0.0.1', 'email.domain', {}, undefined],
    ['a@-b.co', 'email.domain', {}, undefined],
    ['a@b-.co', 'email.domain', {}, undefined],
    ['a@b_c.co', 'email.domain', {}, undefined],
    ['a@b.co/', 'email.domain', {}, undefined],
    [`a@${LONG_LABEL}d.co`, 'email.domain', {}, undefined],
    ['a.b.co', 'email.at', {}, undefined],
    ['@b.co', 'email.at', {}, undefined],
    ['a@', 'email.domain', {}, undefined],
    ['a@b@c.co', 'email.at', {}, undefined],
    ['.a@b.co', 'email.point', { position: 1 }, undefined],
    ['a.@b.co', 'email.point', { position: 2 }, undefined],
    ['a..b@b.co', 'email.point', { position: 2 }, undefined],
    ['a@.b.co', 'email.point', {}, undefined],
    ['a@b..co', 'email.point', { position: 4 }, undefined],
    ['a@b.co.', 'email.point', { position: 7 }, undefined],
    ['a@b。co', 'email.character', { position: 4, character: '。' }, 'a@b.co'],
    ['ａ＠b.co', 'email.character', { position: 1, character: 'ａ' }, 'a@b.co'],
    ['a @b.co', 'email.blank', { position: 2 }, 'a@b.co'],
    [' a@b.co\n', 'email.blank', { position: 1 }, 'a@b.co'],
    ['\u200ba@b.co', 'email.character', { position: 1, character: 'U+200B' }, 'a@b.co'],
    ['陈@b.co', 'email.character', { position: 1, character: '陈' }, undefined],
    ['a@b.中国', 'email.character', { position: 5, character: '中' }, undefined],
    ['ſ@b.co', 'email.character', { character: 'ſ' }, undefined],
    ['a@\u212a.co', 'email.character', { character: '\u212a' }, undefined],
    ['"a b"@b.co', 'email.blank', {}, undefined],
    ['Chen <a@b.co>', 'email.blank', {}, undefined],
    ['a@b.co,c@d.co', 'email.character', { position: 7, character: ',' }, undefined],
    [`${'a'.repeat(65)}@b.co`, 'email.length', {}, undefined],
    [LONGEST.replace('.cn', '.com'), 'email.length', {}, undefined],
  ])('says of %s: %s %j', (text, code, params, repaired) => {
    const issue = email.check(text);
    expect(email.is(text)).toBe(false);
    expect(issue).toMatchObject({ code, params: { item: 0, ...params }, severity: 'error' });
    expect(issue?.suggestions).toEqual(repaired && [repaired]);
    expect(email.normalize(text)).toBe(repaired ?? text);
  });

  it('finds what it does not take', () => {
    const part = fc.constantFrom(
      'a',
      'Z',
      '0',
      '-',
      '_',
      '.',
      '@',
      ' ',
      ',',
      '+',
      '中',
      LONG_LABEL,
      '\u200b',
      '..',
      '@@',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 10 }), (parts) => {
        const text = parts.join('');
        expect(email.check(`a${text}`) === null).toBe(email.is(`a${text}`));
        expect(emailList.check(`a${text}`) === null).toBe(emailList.is(`a${text}`));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('emailList', () => {
  it('takes addresses with an English comma between them', () => {
    expect(emailList.is('a@b.com,c@d.cn')).toBe(true);
    expect(emailList.check('a@b.com,c@d.cn')).toBeNull();
    expect(emailList.normalize('a@b.com,c@d.cn')).toBe('a@b.com,c@d.cn');
  });

  it.each([
    ['a@b.co；c@d.co', 'emails.separator', { item: 1, position: 7, character: '；' }, 6, 'a@b.co,c@d.co'],
    ['a@b.com，c@d.cn', 'emails.separator', { item: 1, character: '，' }, 7, 'a@b.com,c@d.cn'],
    ['a@b.com;c@d.cn', 'emails.separator', { item: 1, character: ';' }, 7, 'a@b.com,c@d.cn'],
    ['a@b.com、c@d.cn', 'emails.separator', { item: 1, character: '、' }, 7, 'a@b.com,c@d.cn'],
    ['a@b.com,c@d.cn;e@f.cn', 'emails.separator', { item: 2, position: 7 }, 14, 'a@b.com,c@d.cn,e@f.cn'],
    ['a@b.com\nc@d.cn', 'emails.separator', { item: 1 }, 7, 'a@b.com,c@d.cn'],
    ['a@b.com\r\nc@d.cn\r\n', 'emails.separator', { item: 1 }, 8, 'a@b.com,c@d.cn'],
    ['a@b.com c@d.cn', 'email.blank', { item: 1, position: 8 }, 7, 'a@b.com,c@d.cn'],
    ['a@b.com, c@d.cn', 'email.blank', { item: 2, position: 1 }, 8, 'a@b.com,c@d.cn'],
    ['a@b.com,', 'emails.empty', { item: 2 }, 8, 'a@b.com'],
    [',a@b.com', 'emails.empty', { item: 1 }, 0, 'a@b.com'],
    ['a@b.com,,c@d.cn', 'emails.empty', { item: 2 }, 8, 'a@b.com,c@d.cn'],
    [',', 'emails.empty', { item: 1 }, 0, undefined],
    ['a@b.com,c@d', 'email.domain', { item: 2 }, 9, undefined],
    ['a@b.com,c@d.cn,陈@b.co', 'email.character', { item: 3, position: 1 }, 15, undefined],
    ['a@b.com，c@d', 'emails.separator', { item: 1 }, 7, undefined],
  ])('says of %j: %s %j at %i', (text, code, params, index, repaired) => {
    const issue = emailList.check(text);
    expect(emailList.is(text)).toBe(false);
    expect(issue).toMatchObject({ code, params, index, severity: 'error' });
    expect(issue?.suggestions).toEqual(repaired && [repaired]);
    expect(emailList.normalize(text)).toBe(repaired ?? text);
  });
});
