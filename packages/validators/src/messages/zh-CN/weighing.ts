import type { PreplanIssues } from '../../issues/preplan.ts';
import type { WeighingIssues } from '../../issues/weighing.ts';

export const weighing: Record<keyof (WeighingIssues & PreplanIssues), string> = {
  'weighing.sum': '方式 2 的 VGM 应为货重、衬垫与箱皮重之和 {sum}，现为 {vgm}',
  'weighing.differs': '过磅 {vgm} 与货重加皮重 {expected} 相差 {difference} 千克，超过允许的 {most} 千克，请核对',
  'weighing.capitals': '签署人请用大写英文填写',
  'weighing.future': '称重日期不能晚于今天 {today}',
  'weighing.old': '称重已过 {days} 天，请核对',
  'weighing.long': '最多 {most} 个字符',
  'weighing.none': '还没有集装箱，请添加或从补料带入',
  'preplan.companyCode':
    '请填写{party, select, shipper {发货人} consignee {收货人} other {通知人}}企业代码（中国企业为 USCI+统一社会信用代码，境外为代码类型+号码）',
  'preplan.customs': '关区代码为四位数字，如 3104',
  'preplan.country': '国家代码为两位大写字母，如 CN',
  'preplan.carrier': '承运人代码为 2 至 4 位大写字母或数字',
  'preplan.un': 'UN 编号为四位数字',
  'preplan.pieces': '件数应为大于 0 的整数',
  'preplan.none': '{rows, select, goods {至少填写一行货物} other {至少填写一个集装箱}}',
  'preplan.into': '箱号 {ctnNo} 不在下面的集装箱里',
};
