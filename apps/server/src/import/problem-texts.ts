export interface Wording {
  readonly level?: 'warning';
  /** what is wrong, and what to do about it */
  readonly zh: readonly [what: string, fix: string];
  readonly en: readonly [what: string, fix: string];
}

/** What the import can find fault with in any domain's rows; each domain has its own beside its checks. */
export const PROBLEMS = {
  json: {
    zh: ['文件不是有效的 JSON：{reason}', '修正该处后重试'],
    en: ['the file is not valid JSON: {reason}', 'correct that place and try again'],
  },
  file: { zh: ['无法读取文件：{reason}', '检查路径'], en: ['the file cannot be read: {reason}', 'check the path'] },
  type: { zh: ['类型不对', '应填{wanted}'], en: ['has the wrong type', 'write {wanted}'] },
  missing: { zh: ['缺少必填字段', '补上这个字段'], en: ['is missing', 'add this field'] },
  unknownField: {
    zh: ['没有这个字段', '{suggestion}'],
    en: ['is no field of this format', '{suggestion}'],
  },
  deep: {
    zh: ['嵌套太深', '最多 {max} 层'],
    en: ['is nested too deep', 'at most {max} levels'],
  },
  long: {
    zh: ['行数太多', '每个列表最多 {max} 行，请分成几个文件'],
    en: ['has too many rows', 'at most {max} in a list; split the file'],
  },
  format: { zh: ['不认识的文件格式', '应为 "lading/1"'], en: ['is an unknown file format', 'write "lading/1"'] },
  oneOf: { zh: ['不在可选值之内', '可选：{values}'], en: ['is none of the possible values', 'choose from {values}'] },
  integer: {
    zh: ['不是可用的整数', '填 {min} 到 {max} 的整数'],
    en: ['is no usable whole number', 'write a whole number from {min} to {max}'],
  },
  control: {
    zh: ['含有不可见的控制字符', '删除第 {column} 个字符'],
    en: ['holds a control character', 'delete character {column}'],
  },
  empty: { zh: ['不能为空', '填写内容'], en: ['must not be empty', 'fill it in'] },
  length: { zh: ['太长', '最多 {max} 个字符'], en: ['is too long', 'at most {max} characters'] },
  duplicate: {
    zh: ['与 {first} 重复', '改为不同的值，或删除其中一条'],
    en: ['repeats {first}', 'change one of them or delete it'],
  },
  loaded: {
    zh: ['数据库里已经有了', '从文件中删除这一条；已载入的客户，订舱可直接按代码引用'],
    en: ['is already in the database', 'delete it from the file; bookings may name a loaded customer by its code'],
  },
} as const satisfies Record<string, Wording>;

export type ProblemId = keyof typeof PROBLEMS;
