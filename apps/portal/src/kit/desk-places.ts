import type { DeskQueueKind } from '@lading/api-client/contract';

/** Something that waits, as far as its address says which it is. */
interface Waiting {
  readonly id: number;
  readonly customerId: number | null;
}

const ofCustomer = ({ customerId }: Waiting) => `/backstage/customers?customerId=${customerId}`;
// Feedback is answered where questions are: whoever answers looks at one list.
const ofInquiry = ({ id }: Waiting) => `/backstage/inquiries?inquiryId=${id}`;
const ofInstruction = ({ id }: Waiting) => `/backstage/instructions?bookingId=${id}`;

/** The page where something of a queue is settled. */
export const DESK_PLACES: Readonly<Record<DeskQueueKind, (row: Waiting) => string>> = {
  booking: ({ id }) => `/backstage/bookings?bookingId=${id}`,
  instruction: ofInstruction,
  change: ({ id }) => `/backstage/bills?bookingId=${id}`,
  draft: ofInstruction,
  vgm: ({ id }) => `/backstage/vgm?bookingId=${id}`,
  preplan: ({ id }) => `/backstage/preplan?bookingId=${id}`,
  release: ({ id }) => `/backstage/releases?releaseId=${id}`,
  statement: ({ id }) => `/backstage/charges?part=queries&queryId=${id}`,
  certification: ofCustomer,
  credit: ofCustomer,
  fuda: ofCustomer,
  inquiry: ofInquiry,
  fbaEnquiry: ({ id }) => `/backstage/inquiries?list=fba&enquiryId=${id}`,
  feedback: ofInquiry,
  importJob: ({ id }) => `/backstage/imports?jobId=${id}`,
  job: ({ id }) => `/backstage/jobs?kind=${id % 2 ? 'webhook' : 'outbound'}`,
};

/** What the front of the desk asks for when its address says nothing: the menu asks the same, so that both share one answer. */
export const DESK_FRONT = { current: 1, size: 20, scope: 'team' } as const;
