interface Wording {
  readonly level?: 'warning';
  /** what is wrong, and what to do about it */
  readonly zh: readonly [what: string, fix: string];
  readonly en: readonly [what: string, fix: string];
}

/** Everything the import can find fault with. `{name}` stands for a value. */
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
  currency: {
    zh: ['不是币种代码', '写三个大写字母，如 USD'],
    en: ['is no currency code', 'write three capitals, as in USD'],
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
  unknownCustomer: {
    zh: ['没有这个客户', '在 customers 中添加，或改为已有代码'],
    en: ['is no known customer', 'add it to customers, or name one that exists'],
  },
  unknownAccount: {
    zh: ['没有这个登录账号', '在 users 或 staff 中添加，或改为已有账号'],
    en: ['is no known login name', 'add it to users or staff, or name one that exists'],
  },
  unknownAccountNo: {
    zh: ['本订舱没有这张账单', '写本订舱 accounts 中的账单号'],
    en: ['is no account of this booking', 'name one listed in accounts of this booking'],
  },
  oneReceiver: {
    zh: ['收件人应恰好一个', '只写 customer 或 account 之一'],
    en: ['must have exactly one receiver', 'write either customer or account'],
  },
  noBills: { zh: ['订舱没有提单', '至少写一张主票'], en: ['has no bill', 'write at least the main bill'] },
  tooManyBills: {
    zh: ['提单超过 10 张', '主票之外最多 9 张分票'],
    en: ['has more than ten bills', 'at most nine sub-bills beside the main one'],
  },
  billNumber: {
    zh: ['待核对及之后的提单必须有提单号', '填写 {field}'],
    en: ['a bill from copy ready on must have its number', 'fill in {field}'],
  },
  unknownPort: {
    level: 'warning',
    zh: ['不认识的港口，只显示提单上的名称', '在 ports 中给出中英文名称'],
    en: ['is an unknown port; only the name on the bill is shown', 'give its names in ports'],
  },
  unknownName: {
    zh: ['字典里没有这个名称', '可选：{values}，或填写 {field}'],
    en: ['is not in the dictionary', 'choose from {values}, or give {field}'],
  },
  ctnMissing: {
    zh: ['待核对及之后的提单必须有箱号', '填写箱号'],
    en: ['a bill from copy ready on must name its containers', 'fill in the number'],
  },
  amount: {
    zh: ['单价 × 数量应为 {expected}', '改正金额、单价或数量'],
    en: ['unit price × quantity is {expected}', 'correct amount, price or quantity'],
  },
  sampleFile: {
    zh: ['找不到样本文件', '路径相对于本 JSON 文件所在文件夹'],
    en: ['is no file beside this one', 'give a path relative to the JSON file'],
  },
  samplePath: {
    zh: ['样本文件不在 JSON 所在文件夹内', '把文件放到同一文件夹'],
    en: ['lies outside the folder of the JSON file', 'put the file into that folder'],
  },
  sampleKind: { zh: ['样本不是 PDF、PNG 或 JPEG', '换成其中一种'], en: ['is no PDF, PNG or JPEG', 'use one of these'] },
  sampleSize: { zh: ['样本超过 10 MB', '压缩后再试'], en: ['is larger than 10 MB', 'make it smaller'] },
} as const satisfies Record<string, Wording>;

export type ProblemId = keyof typeof PROBLEMS;
export const wordingOf = (id: ProblemId): Wording => PROBLEMS[id];
