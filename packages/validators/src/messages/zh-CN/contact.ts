import type { E164Issues, EmailIssues, PhoneIssues, PostalCodeIssues } from '../../issues/contact.ts';

/** In a list, the message begins with the number of the address. */
const item = (text: string): string => `{item, plural, =0 {} other {第#个邮箱：}}${text}`;

export const contact: Record<keyof (E164Issues & EmailIssues & PhoneIssues & PostalCodeIssues), string> = {
  'mobile.digits': '手机号应为11位数字，现有{actual}位',
  'mobile.prefix': '手机号应以 13、14、15、17、18 或 19 开头，请核对',
  'mobileCurrent.prefix': '手机号应以 13 至 19 开头，请核对',
  'phone.character': '第{position}个字符“{character}”不能用，只能填写数字和“-”，如 021-12345678；分机号接在“-”后',
  'phone.areaCode': '固定电话请加区号，如 021-12345678',
  'phone.form':
    '请填写中国大陆的手机号（如 13800138000）、带区号的固定电话（如 021-12345678）或 400、800 号码（如 400-123-4567）',
  'phone.abroad': '此处只能填写中国大陆的号码：手机号（可加 +86）、带区号的固定电话，或 400、800 号码',
  'e164.plus': '请以“+”和国家代码开头，如 +8613800138000',
  'e164.character': '第{position}个字符“{character}”不能用，只能填写“+”和数字',
  'e164.country': '没有国家使用此代码，请核对“+”后的数字',
  'e164.elsewhere': '此处不能填写该国家的号码，请核对“+”后的数字',
  'e164.length': '含国家代码应为 7 至 15 位数字，现有{actual}位',
  'postalCode.digits': '邮政编码应为6位数字，现有{actual}位',
  'email.blank': item('第{position}个字符是空格，请去掉'),
  'email.character': item('第{position}个字符“{character}”不能用在邮箱中'),
  'email.at': item('应有且只有一个“@”，前面要有名称，如 docs@example.com'),
  'email.point': item('第{position}个字符“.”多余，不能在开头、结尾、“@”旁，也不能连用'),
  'email.length': item('太长：“@”前最多64个字符，全部最多254个'),
  'email.domain': item('“@”后面不是完整的域名，应为 example.com 一类，“-”不能在各段开头或结尾'),
  'emails.separator': '第{item}个邮箱后的“{character}”不能用来分隔邮箱，请改用英文逗号“,”',
  'emails.empty': '第{item}个邮箱是空的，请去掉多余的逗号',
};
