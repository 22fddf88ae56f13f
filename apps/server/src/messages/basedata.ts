import type { Texts } from './texts.ts';

/** What keepers of the base data are told. */
export const basedata = {
  codeTaken: {
    zh: '该代码已存在',
    en: 'This code is there already',
  },
  entryTaken: {
    zh: '该条目已存在',
    en: 'This entry is there already',
  },
  sameEnds: {
    zh: '起运地与目的地不能相同',
    en: 'Origin and destination must differ',
  },
  flightsLeft: {
    zh: '还有 {count} 个航班在使用，请先删除航班',
    en: '{count, plural, one {One flight still names it} other {# flights still name it}}: delete the flights first',
  },
} as const satisfies Texts;
