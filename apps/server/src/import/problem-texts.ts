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
  decimal: {
    zh: ['数值写法不对', '用引号括起，整数最多 13 位、小数最多 4 位，如 "12400.500"'],
    en: ['is no decimal number', 'write it in quotes with at most 13 and 4 digits, as in "12400.500"'],
  },
  money: {
    zh: ['金额写法不对', '用引号括起，整数最多 10 位、小数最多 2 位，如 "4360.00"'],
    en: ['is no amount', 'write it in quotes with at most 10 and 2 digits, as in "4360.00"'],
  },
  date: {
    zh: ['不是日期', '写成 2026-11-26（装货港当地日期）'],
    en: ['is no date', 'write it as 2026-11-26, local to the port of loading'],
  },
  instant: {
    zh: ['不是带时区的时间', '写成 2026-11-21T17:00:00+08:00'],
    en: ['is no time with an offset', 'write it as 2026-11-21T17:00:00+08:00'],
  },
  control: {
    zh: ['含有不可见的控制字符', '删除第 {column} 个字符'],
    en: ['holds a control character', 'delete character {column}'],
  },
  currency: {
    zh: ['不是币种代码', '写三个大写字母，如 USD'],
    en: ['is no currency code', 'write three capitals, as in USD'],
  },
  account: {
    zh: ['不能作为登录账号', '写 4 到 64 个字符，不含空格'],
    en: ['cannot be a login name', 'write 4 to 64 characters without spaces'],
  },
  password: {
    zh: ['密码太弱', '至少 6 位，同时含字母和数字'],
    en: ['is too weak a password', 'at least 6 characters with letters and digits'],
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
  locode: {
    zh: ['不是港口代码', '写 UN/LOCODE，如 CNNGB'],
    en: ['is no port code', 'write the UN/LOCODE, as in CNNGB'],
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
  characters: {
    level: 'warning',
    zh: ['第 {line} 行第 {column} 个字符“{character}”不能印在提单上', '{suggestion}'],
    en: ['line {line}, column {column}: {character} cannot be printed by the carrier', '{suggestion}'],
  },
  longLine: {
    level: 'warning',
    zh: ['第 {line} 行有 {length} 个字符', '每行最多 35 个字符，请换行'],
    en: ['line {line} has {length} characters', 'break it after at most 35'],
  },
  ctnFormat: {
    zh: ['箱号格式不对', '4 个大写字母加 7 位数字，如 CBHU3202732'],
    en: ['is no container number', 'four capitals and seven digits, as in CBHU3202732'],
  },
  ctnMissing: {
    zh: ['待核对及之后的提单必须有箱号', '填写箱号'],
    en: ['a bill from copy ready on must name its containers', 'fill in the number'],
  },
  ctnDigit: {
    level: 'warning',
    zh: ['校验位应为 {digit}', '核对箱号；若只是末位有误，应为 {number}'],
    en: ['the check digit should be {digit}', 'check the number; if only the last digit is wrong it is {number}'],
  },
  seal: { zh: ['封号格式不对', '最多 60 位字母或数字'], en: ['is no seal number', 'at most 60 letters or digits'] },
  longSeal: {
    level: 'warning',
    zh: ['封号超过 15 位，船公司可能不收', '核对封号'],
    en: ['is longer than the 15 characters carriers take', 'check the seal'],
  },
  repeatedSeal: {
    level: 'warning',
    zh: ['与 {first} 的封号相同', '核对封号'],
    en: ['is also the seal of {first}', 'check the seals'],
  },
  hsCode: {
    zh: ['HS 编码格式不对', '至少 6 位数字，多个用逗号分开'],
    en: ['is no HS code', 'at least 6 digits; separate several by commas'],
  },
  email: {
    zh: ['邮箱格式不对', '多个邮箱用英文逗号分开'],
    en: ['is no e-mail address', 'separate several by an English comma'],
  },
  sumNumber: {
    zh: ['各箱件数合计 {containers}，货物件数合计 {goods}', '使两者相等'],
    en: ['the containers hold {containers} packages, the goods are {goods}', 'make both agree'],
  },
  sumWeight: {
    zh: ['各箱毛重合计 {containers}，货物毛重合计 {goods}', '使两者相等（允许差 0.001）'],
    en: ['the containers weigh {containers}, the goods {goods}', 'make both agree within 0.001'],
  },
  sumVolume: {
    zh: ['各箱体积合计 {containers}，货物体积合计 {goods}', '使两者相等（允许差 0.0001）'],
    en: ['the containers measure {containers}, the goods {goods}', 'make both agree within 0.0001'],
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
