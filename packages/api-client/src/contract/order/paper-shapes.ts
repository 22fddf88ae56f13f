/** Papers of a booking, what is read from one, its release and its conversation: the words that the calls share. */

/** What a file is: the kinds of paper that go with a booking. */
export const FILE_KINDS = [
  'SO',
  'bookingNote',
  'packingInvoice',
  'customs',
  'bill',
  'guarantee',
  'MSDS',
  'VGM',
  'statement',
  'invoice',
  'other',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Told by its content. */
export const ORDER_FILE_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip',
] as const;
export const ORDER_FILE_ENDINGS = ['.pdf', '.png', '.jpg', '.jpeg', '.xlsx', '.docx', '.zip'] as const;
/** Bytes of one. */
export const ORDER_FILE_LIMIT = 20 * 1024 * 1024;
/** Files of one booking. */
export const ORDER_FILES_MOST = 200;

/** What is looked for in a shipping order: who carries what on which ship, when the books close, where the empty boxes are. */
export const SO_FIELDS = [
  'bkgNo',
  'shippingName',
  'vessel',
  'voyage',
  'por',
  'pol',
  'pod',
  'del',
  'etd',
  'eta',
  'containers',
  'DCO',
  'VCO',
  'FCO',
  'CUA',
  'EFC',
  'pickupDepot',
  'releasePin',
  'returnTerminal',
  'remark',
] as const;
export type SoField = (typeof SO_FIELDS)[number];

/** Original bills, telex release, sea waybill, issued at another place, exchanged for others. */
export const RELEASE_KINDS = ['original', 'telex', 'seawaybill', 'switch', 'swap'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** How an application for release stands. */
export const RELEASE_STATE = {
  draft: 1,
  applied: 2,
  reviewing: 3,
  released: 4,
  returned: 5,
  refused: 6,
  withdrawn: 7,
} as const;
export type ReleaseStateName = keyof typeof RELEASE_STATE;
export type ReleaseState = (typeof RELEASE_STATE)[ReleaseStateName];

/** What has to be before a bill is released, in the order of who deals with it first. */
export const RELEASE_CHECKS = [
  'bill',
  'statement',
  'overdue',
  'guarantee',
  'consignee',
  'originals',
  'receiver',
] as const;
export type ReleaseCheck = (typeof RELEASE_CHECKS)[number];

/** What the story of an order says of its release. */
export type ReleaseEvent =
  | 'releaseApplied'
  | 'releaseWithdrawn'
  | 'releaseReviewing'
  | 'released'
  | 'releaseReturned'
  | 'releaseRefused';

/** What the customer does with an application, and what the forwarder's people decide. */
export const RELEASE_STEPS = ['save', 'apply', 'withdraw'] as const;
export const RELEASE_DECISIONS = ['review', 'release', 'return', 'refuse'] as const;

/** Characters of one message of a conversation. */
export const CHAT_TEXT_MOST = 2000;
