import type { PasswordIssues } from '../../issues/password.ts';

export const password: Record<keyof PasswordIssues, string> = {
  'password.tooShort': '密码至少{min}个字符，现有{actual}个',
  'password.letters': '密码中要有英文字母',
  'password.digits': '密码中要有数字',
  'password.mismatch': '两次输入的密码不一致',
  'password.repeated': '密码重复同样的字符，容易被猜到，请换一个',
  'password.sequence': '密码只是 123456、abcdef、qwerty 一类的连续字符，容易被猜到，请换一个',
  'password.common': '密码是常用的词或年份，容易被猜到，请换一个',
  'password.own': '密码中不要含有您的电话号码、公司名称或用户名',
};
