import type { ContainerIssues, SizeTypeIssues } from '../../issues/container.ts';
import * as written from './written.ts';

const name = '箱号';
const size = '箱型代码';

export const container: Record<keyof (ContainerIssues & SizeTypeIssues), string> = {
  'container.chars': '箱号是4位大写英文字母加7位数字，第{position}位不能是“{character}”',
  'container.case': written.small(name),
  'container.separators': written.separators(name),
  'container.fullWidth': written.fullWidth(name),
  'container.lookalike': written.lookalike(name),
  'container.length': '箱号是4位大写英文字母加7位数字，共{expected}位，现在只有{actual}位',
  'container.category': '箱号第4位应为 U（集装箱）、J（可拆卸设备）或 Z（拖车、底盘车），不是“{actual}”',
  'container.checkDigit': '箱号最后一位校验码应为{expected}，现在是{actual}，请对照原件核对每一位',
  'sizeType.chars': '箱型代码依次为箱长、箱高、箱种，如45G1，第{position}位不能是“{character}”',
  'sizeType.case': written.small(size),
  'sizeType.separators': written.separators(size),
  'sizeType.fullWidth': written.fullWidth(size),
  'sizeType.lookalike': written.lookalike(size),
  'sizeType.length': '箱型代码应为{expected}位，如45G1，现在只有{actual}位',
  'sizeType.trade': '“{written}”是习惯叫法，请填写代码{code}',
  'sizeType.type': '箱型代码的最后两位没有“{type}”，请填写箱种，如 G1（普柜）、R1（冷柜）、U1（开顶柜）',
};
