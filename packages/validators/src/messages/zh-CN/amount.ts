import type { AmountIssues, DigitIssues } from '../../issues/amount.ts';

export const amount: Record<keyof (AmountIssues & DigitIssues), string> = {
  'digits.fullWidth': '第{position}个字符“{character}”是全角数字，请改为半角数字',
  'digits.blank': '第{position}个字符是空格，请去掉',
  'digits.character': '第{position}个字符“{character}”不是数字，只能填写数字',
  'decimal.character': '第{position}个字符“{character}”不能用，只能填写数字和小数点，不要带单位或货币符号',
  'decimal.exponent': '第{position}个字符“{character}”说明这是科学计数法，可能已丢失数字，请对照原件填写全部数字',
  'decimal.fractionDigits': '{max, plural, =0 {只能填写整数，现有{actual}位小数} other {小数最多#位，现有{actual}位}}',
  'decimal.integerDigits': '整数部分最多{max}位，现有{actual}位',
  'decimal.leadingZero': '开头多了{actual}个 0，请去掉',
  'decimal.point': '第{position}个字符处的小数点有误：小数点只能有一个，前后都要有数字',
  'decimal.thousands': '第{position}个字符“{character}”请去掉：千位之间不要分隔，小数点用“.”',
  'weight.decimals': '船公司只收{max}位小数的重量，现有{actual}位，请核对',
};
