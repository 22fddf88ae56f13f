import type { FileKind } from '@lading/api-client/contract';

/** Words of both languages by which people name their files, whichever of them they read in; the first that fits decides. */
export const FILE_WORDS: readonly (readonly [RegExp, FileKind])[] = [
  [/保函|guarantee|\bloi\b|indemnity/i, 'guarantee'],
  [/报关|customs|declaration/i, 'customs'],
  [/托书|booking.?note|shipper.?letter/i, 'bookingNote'],
  [/msds|安全技术说明/i, 'MSDS'],
  [/vgm|磅单|weigh/i, 'VGM'],
  [/装箱单|箱单|packing|(?:^|[^a-z])(?:pl|ci)(?:[^a-z]|$)|commercial.?invoice/i, 'packingInvoice'],
  [/(?:^|[^a-z])s\W?o(?:[^a-z]|$)|订舱|放舱|booking.?conf|shipping.?order/i, 'SO'],
  [/提单|telex|(?:^|[^a-z])(?:hbl|mbl|bl)(?:[^a-z]|$)|bill.?of.?lading/i, 'bill'],
  [/账单|对账|statement/i, 'statement'],
  [/发票|invoice/i, 'invoice'],
];
