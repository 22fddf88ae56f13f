import type { TextIssues } from '../../issues/text.ts';

const customs = '{destination, select, US {美国} other {欧盟}}海关';

export const text: Record<keyof TextIssues, string> = {
  'latin.char':
    '第{line}行第{column}个字符' +
    '{kind, select, space {是特殊空格或制表符（{codePoint}），请改用普通空格，行尾请删去} ' +
    'invisible {不可见或为多余的重音符（{codePoint}），请删去} ' +
    'control {是特殊换行符（{codePoint}），请改按回车} ' +
    'han {“{character}”是汉字，请改写为英文} ' +
    'other {“{character}”（{codePoint}）不允许，也没有对应的半角字符，请换一种写法} ' +
    'fullWidth {“{character}”（{codePoint} 全角）不允许，请改用“{replacement}”} ' +
    'accent {“{character}”（{codePoint} 带符号字母）不允许，请改用“{replacement}”} ' +
    'symbol {“{character}”（{codePoint}）不允许，请改用“{replacement}”}}' +
    '{more, plural, =0 {} other {；另有#处}}',
  'text.columns': '第{line}行有{columns}个字符，提单每行最多{limit}个，请提前换行',
  'text.lines': '共{lines}行，提单上最多{limit}行，多出的内容可能被截断或转到附页',
  'text.length': '共{characters}个字符，分单最多可发送{limit}个，请缩短',
  'goods.vague': `品名只写“{word}”会被${customs}退单，请写明是什么货物、材质和用途`,
  'party.vague': `以“{word}”代替收发货人会被${customs}退单，请填写完整的名称和地址`,
  'party.noCode': '中国海关要求收发货人的企业代码：请加一行 USCI+ 或 OC+ 和代码，并写明电话',
};
