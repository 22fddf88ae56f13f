import type { StatusWord } from '../../bill/status.ts';

export const statusWords: Record<StatusWord, string> = {
  'webStatus.draft': '草稿',
  'webStatus.submitted': '已提交',
  'webStatus.accepted': '已受理',
  'webStatus.copyReady': '待客户确认',
  'webStatus.changeRequested': '改单中',
  'webStatus.confirmed': '已确认',
  'webStatus.issued': '已签发',
  'webStatus.released': '已放单',
  'webStatus.rejected': '已退回',
  'webStatus.void': '已作废',
  'accountStatus.toConfirm': '待确认',
  'accountStatus.reissued': '已重出',
  'accountStatus.confirmed': '已确认',
  'accountStatus.void': '已作废',
  'busType.bookingReview': '订舱审核',
  'busType.shippingInstruction': '补料',
  'busType.copyConfirm': 'COPY确认',
  'busType.accountConfirm': '费用确认',
};
