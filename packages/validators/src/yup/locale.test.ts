import { afterAll, expect, it } from 'vitest';
import {
  array,
  boolean,
  date,
  defaultLocale,
  type LocaleObject,
  number,
  object,
  type Schema,
  setLocale,
  string,
} from 'yup';
import { yupLocale } from './locale.ts';

const LOCALES = Object.entries(yupLocale) as [keyof typeof yupLocale, LocaleObject][];
const usual = structuredClone(
  Object.fromEntries(Object.entries(defaultLocale).map(([kind, texts]) => [kind, plain(texts)])),
);
function plain(texts: object) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
}
afterAll(() => setLocale(usual));

it.each(LOCALES)('%s has a text for everything yup can say', (_locale, texts) => {
  for (const [kind, known] of Object.entries(defaultLocale)) {
    const own = Object.keys(texts[kind as keyof LocaleObject] ?? {});
    expect(own, kind).toEqual(expect.arrayContaining(Object.keys(known)));
  }
});

const said = (schema: Schema, value: unknown) => {
  try {
    schema.validateSync(value, { strict: true });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('says in Chinese and in English what yup finds', () => {
  const seen = LOCALES.map(([locale, texts]) => {
    setLocale(texts);
    const schemas: [Schema, unknown][] = [
      [string().required(), ''],
      [string().min(3), 'ab'],
      [string().email(), 'ab'],
      [number().max(5), 6],
      [number(), 'x'],
      [date().max(new Date('2026-11-26T00:00:00Z')), new Date('2026-11-27T00:00:00Z')],
      [boolean().isTrue(), false],
      [array().min(2), [1]],
      [object({ a: string() }).noUnknown(), { b: 1 }],
    ];
    return [locale, schemas.map(([schema, value]) => said(schema, value))] as const;
  });
  const [english, chinese] = ['en-US', 'zh-CN'].map((name) => seen.find(([locale]) => locale === name)?.[1] ?? []);
  expect(english).toEqual([
    'Cannot be empty',
    'Must have at least 3 characters',
    'This is not an e-mail address',
    'Must be at most 5',
    'This is not a value of the right kind',
    'Must not be after 2026-11-26',
    'Must be true',
    'Must have at least 2 entries',
    'Has fields that are not known: b',
  ]);
  for (const line of chinese ?? []) expect(line).toMatch(/\p{Script=Han}/u);
});
