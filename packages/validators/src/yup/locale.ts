import type { LocaleObject } from 'yup';

/** A limit as a day; a reference to another field stays as it is. */
const day = (limit: unknown): string => (limit instanceof Date ? limit.toISOString().slice(0, 10) : String(limit));

/**
 * What yup itself finds (`required`, `min`, `email` …) in the two languages: `setLocale(yupLocale['zh-CN'])`, once, before a schema is made. What
 * the rules find comes as a code, with its text in `@lading/validators/messages/…`.
 */
export const yupLocale: Readonly<Record<'zh-CN' | 'en-US', LocaleObject>> = {
  'en-US': {
    mixed: {
      default: 'This is not right',
      required: 'Cannot be empty',
      defined: 'Cannot be left out',
      notNull: 'Cannot be empty',
      oneOf: ({ values }) => `Must be one of: ${values}`,
      notOneOf: ({ values }) => `Must not be one of: ${values}`,
      notType: 'This is not a value of the right kind',
    },
    string: {
      length: ({ length }) => `Must have exactly ${length} characters`,
      min: ({ min }) => `Must have at least ${min} characters`,
      max: ({ max }) => `Must have at most ${max} characters`,
      matches: 'This is not written as it must be',
      email: 'This is not an e-mail address',
      url: 'This is not a web address',
      uuid: 'This is not a UUID',
      datetime: 'This is not a date and time (ISO 8601)',
      datetime_precision: ({ precision }) => `The time must have exactly ${precision} decimals of a second`,
      datetime_offset: 'The time must be written in UTC, with a Z',
      trim: 'Remove the blanks at the ends',
      lowercase: 'Small letters only',
      uppercase: 'Capital letters only',
    },
    number: {
      min: ({ min }) => `Must be at least ${min}`,
      max: ({ max }) => `Must be at most ${max}`,
      lessThan: ({ less }) => `Must be less than ${less}`,
      moreThan: ({ more }) => `Must be more than ${more}`,
      positive: 'Must be more than 0',
      negative: 'Must be less than 0',
      integer: 'Must be a whole number',
    },
    date: { min: ({ min }) => `Must not be before ${day(min)}`, max: ({ max }) => `Must not be after ${day(max)}` },
    boolean: { isValue: ({ value }) => `Must be ${value}` },
    object: {
      noUnknown: ({ unknown }) => `Has fields that are not known: ${unknown}`,
      exact: ({ properties }) => `Has fields that are not known: ${properties}`,
    },
    array: {
      min: ({ min }) => `Must have at least ${min} entries`,
      max: ({ max }) => `Must have at most ${max} entries`,
      length: ({ length }) => `Must have exactly ${length} entries`,
    },
    tuple: { notType: 'This is not a list of the right kind' },
  },
  'zh-CN': {
    mixed: {
      default: '填写有误',
      required: '不能为空',
      defined: '不能缺少',
      notNull: '不能为空',
      oneOf: ({ values }) => `应为以下之一：${values}`,
      notOneOf: ({ values }) => `不能是以下之一：${values}`,
      notType: '类型不对',
    },
    string: {
      length: ({ length }) => `应为 ${length} 个字符`,
      min: ({ min }) => `至少 ${min} 个字符`,
      max: ({ max }) => `最多 ${max} 个字符`,
      matches: '格式不对',
      email: '不是邮箱地址',
      url: '不是网址',
      uuid: '不是 UUID',
      datetime: '不是日期时间（ISO 8601）',
      datetime_precision: ({ precision }) => `秒应有 ${precision} 位小数`,
      datetime_offset: '时间应为 UTC，以 Z 结尾',
      trim: '请去掉首尾空格',
      lowercase: '只能用小写字母',
      uppercase: '只能用大写字母',
    },
    number: {
      min: ({ min }) => `不能小于 ${min}`,
      max: ({ max }) => `不能大于 ${max}`,
      lessThan: ({ less }) => `应小于 ${less}`,
      moreThan: ({ more }) => `应大于 ${more}`,
      positive: '应大于 0',
      negative: '应小于 0',
      integer: '应为整数',
    },
    date: { min: ({ min }) => `不能早于 ${day(min)}`, max: ({ max }) => `不能晚于 ${day(max)}` },
    boolean: { isValue: ({ value }) => `应为 ${value}` },
    object: {
      noUnknown: ({ unknown }) => `有不认识的字段：${unknown}`,
      exact: ({ properties }) => `有不认识的字段：${properties}`,
    },
    array: {
      min: ({ min }) => `至少 ${min} 项`,
      max: ({ max }) => `最多 ${max} 项`,
      length: ({ length }) => `应为 ${length} 项`,
    },
    tuple: { notType: '列表类型不对' },
  },
};
