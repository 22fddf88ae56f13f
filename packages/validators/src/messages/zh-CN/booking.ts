import type { BookingIssues } from '../../issues/booking.ts';

export const booking: Record<keyof BookingIssues, string> = {
  'booking.etdPast': '开船日不能早于今天，请选择之后的船期',
  'booking.readyLate': '货好时间晚于截港 {close}，请改早货好日期或改配之后的船',
  'booking.loadingLate': '装箱时间晚于截港 {close}，请改早时间',
  'booking.unNo': '危险品须填写 UN 编号：四位数字，见安全技术说明书',
  'booking.dgClass': '请填写危险品的 IMO 类别，如 3 或 6.1',
  'booking.dgContact': '危险品须填写应急联系人及电话',
  'booking.temperature': '请填写冷柜设定温度（℃）',
  'booking.oog': '请填写超限货物的长、宽、高',
  'booking.norGoods': '40NOR 不制冷，请改选冷柜，或更改货物类型',
  'booking.boxWeight': '每个 {box} 装 {weight} KGS，超过限重 {limit} KGS，请拆分货物或更正重量',
  'booking.terms':
    '{payment, select, collect {{incoterm} 由卖方付运费，但付款方式为到付} other {{incoterm} 由买方付运费，但付款方式为预付}}，请核对',
  'booking.toOrder': '指示提单须填写真实的通知人名称和地址',
  'booking.numbers': '填写了 {given} 个箱号，箱量为 {count}，请逐箱填写',
  'booking.count': '请填写 1 至 {most} 的整数',
  'booking.fbaWarehouse': '请选择送货的 FBA 仓库',
  'booking.paper': '{paper, select, invoice {请上传商业发票，报关需要} other {请上传报关委托书，否则无法代为报关}}',
};
