import type { PasteIssues } from '../../issues/paste.ts';

export const paste: Record<keyof PasteIssues, string> = {
  'paste.unknown': '未能识别“{text}”，请放到对应的栏，或从粘贴内容中删去',
  'paste.unknownColumn': '“{text}”这一列没有对应的栏，未填入',
  'paste.unit': '只填数字，不写单位“{unit}”{expected, select, none {} other {，本栏单位就是{expected}}}',
  'paste.otherUnit': '单位是“{unit}”，本栏{expected, select, none {填件数} other {应为{expected}}}，请换算后填写',
  'paste.guessed': '“{text}”没有列名和单位，是按大小和位置归入本栏的，请核对',
  'paste.shortened': '“{text}”是表格缩写的长号码，后面的数字已丢失；请把该列设为文本格式，重新复制',
  'paste.containerType': '箱型没有“{text}”这种写法，请填写如 40HQ 或 45G1',
  'paste.repeated': '“{text}”与第{row}行重复，请核对',
  'paste.noContainer': '这一行没有箱号，请补上',
};
