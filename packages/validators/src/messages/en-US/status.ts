import type { StatusWord } from '../../bill/status.ts';

export const statusWords: Record<StatusWord, string> = {
  'webStatus.draft': 'Draft',
  'webStatus.submitted': 'Submitted',
  'webStatus.accepted': 'Accepted',
  'webStatus.copyReady': 'Copy ready',
  'webStatus.changeRequested': 'Change requested',
  'webStatus.confirmed': 'Confirmed',
  'webStatus.issued': 'Issued',
  'webStatus.released': 'Released',
  'webStatus.rejected': 'Rejected',
  'webStatus.void': 'Void',
  'accountStatus.toConfirm': 'To confirm',
  'accountStatus.reissued': 'Reissued',
  'accountStatus.confirmed': 'Confirmed',
  'accountStatus.void': 'Void',
  'busType.bookingReview': 'Booking review',
  'busType.shippingInstruction': 'Instruction',
  'busType.copyConfirm': 'COPY confirm',
  'busType.accountConfirm': 'Statement of charges',
};
