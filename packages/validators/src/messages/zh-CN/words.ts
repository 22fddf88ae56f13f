import type { WordIssues } from '../../issues/words.ts';

export const words: Record<keyof WordIssues, string> = {
  'englishOnly.char': '第{position}个字符应为英文字母或空格，不是“{character}”',
  'chineseOnly.char': '第{position}个字符应为汉字，不是“{character}”',
  'lettersCode.char': '第{position}个字符应为英文字母，不是“{character}”',
  'alias.char': '第{position}个字符“{character}”不允许，只能用字母、数字、汉字、“_”和“-”',
  'alias.start': '别名不能以数字“{character}”开头，请以字母或汉字开头',
  'alias.length': '别名应为2至30个字符',
  'username.char': '第{position}个字符“{character}”不允许，只能用字母、数字、“_”、“.”和“-”',
  'username.start': '用户名应以英文字母开头，不是“{character}”',
  'username.length': '用户名至少4个字符，现有{actual}个',
  'qq.length': 'QQ号应为5至20位数字，现有{actual}位',
};
