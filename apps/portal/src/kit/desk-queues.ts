import type { contract, DeskQueueKind, Out } from '@lading/api-client/contract';
import { type IconDrawing, icons, type WorkQueueCell, type WorkQueueItem } from '@lading/ui';
import type { MessageId, PortalText } from '../i18n/text.ts';

interface Queue {
  readonly icon: IconDrawing;
  readonly label: MessageId;
  /** the page where something of it is settled */
  href(row: { readonly id: number; readonly customerId: number | null }): string;
}

const ofCustomer = ({ customerId }: { readonly customerId: number | null }) =>
  `/backstage/customers?customerId=${customerId}`;

// Feedback is answered where questions are: whoever answers looks at one list.
const ofInquiry = ({ id }: { readonly id: number }) => `/backstage/inquiries?inquiryId=${id}`;

const ofEnquiry = ({ id }: { readonly id: number }) => `/backstage/inquiries?list=fba&enquiryId=${id}`;

/** How each queue of the desk looks and where its work is done; one that is new in the contract is a line here. */
export const QUEUES: Readonly<Record<DeskQueueKind, Queue>> = {
  booking: { icon: icons.container, label: 'desk.booking', href: ({ id }) => `/backstage/bookings?bookingId=${id}` },
  instruction: {
    icon: icons.list,
    label: 'desk.instruction',
    href: ({ id }) => `/backstage/instructions?bookingId=${id}`,
  },
  change: { icon: icons.pen, label: 'desk.change', href: ({ id }) => `/backstage/bills?bookingId=${id}` },
  draft: { icon: icons.document, label: 'desk.draft', href: ({ id }) => `/backstage/instructions?bookingId=${id}` },
  vgm: { icon: icons.scale, label: 'desk.vgm', href: ({ id }) => `/backstage/vgm?bookingId=${id}` },
  preplan: { icon: icons.vessel, label: 'desk.preplan', href: ({ id }) => `/backstage/preplan?bookingId=${id}` },
  release: { icon: icons.seal, label: 'desk.release', href: ({ id }) => `/backstage/releases?releaseId=${id}` },
  statement: {
    icon: icons.money,
    label: 'desk.statement',
    href: ({ id }) => `/backstage/charges?part=queries&queryId=${id}`,
  },
  certification: { icon: icons.stamp, label: 'desk.certification', href: ofCustomer },
  credit: { icon: icons.money, label: 'desk.credit', href: ofCustomer },
  fuda: { icon: icons.star, label: 'desk.fuda', href: ofCustomer },
  inquiry: { icon: icons.chat, label: 'desk.inquiry', href: ofInquiry },
  fbaEnquiry: { icon: icons.truck, label: 'desk.fbaEnquiry', href: ofEnquiry },
  feedback: { icon: icons.comment, label: 'desk.feedback', href: ofInquiry },
  importJob: { icon: icons.rows, label: 'desk.importJob', href: ({ id }) => `/backstage/imports?jobId=${id}` },
  job: {
    icon: icons.refresh,
    label: 'desk.job',
    href: ({ id }) => `/backstage/jobs?kind=${id % 2 ? 'webhook' : 'outbound'}`,
  },
};

type Desk = Out<typeof contract.desk.deskQueue>;
type Row = Desk['records'][number];

/** What waits, among all queues. */
export const keyOf = ({ kind, id }: Pick<Row, 'kind' | 'id'>) => `${kind}-${id}`;
export const itemOf = ({ kind, customerName, ...row }: Row): WorkQueueItem => ({
  ...row,
  ...{ id: keyOf({ kind, id: row.id }), queue: kind, customer: customerName, createdAt: row.createTime },
});

export const cellsOf = (text: PortalText, queues: Desk['queues']): WorkQueueCell[] =>
  queues.map(({ kind, ...figures }) => {
    const { icon, label } = QUEUES[kind];
    return { id: kind, icon, label: text(label), ...figures };
  });
