import type { Endpoint } from './define.ts';
import { deskCutOffs } from './desk/cut-offs.ts';
import { importJobPage } from './desk/import-jobs.ts';
import { deskQueue } from './desk/queues.ts';
import { roleTable } from './desk/roles.ts';
import { biddable, bidPage, maxBid } from './freight/bids.ts';
import { bookingCharges } from './freight/booking-charges.ts';
import { cargoTracking } from './freight/cargo-tracking.ts';
import { fbaEnquiries } from './freight/fba-enquiry.ts';
import { fbaPricePage } from './freight/fba-price.ts';
import { fclMember } from './freight/fcl.ts';
import { followedRates, followedRoutes } from './freight/follow.ts';
import { importErrors, importJob, latestImport } from './importing/jobs.ts';
import { messageCounts, messagePage } from './message/messages.ts';
import { blCompareMaster, initInfoHbl, initInfoMbl } from './order/bill.ts';
import { bookingById, bookingInfo } from './order/booking.ts';
import { bookingQueue } from './order/booking-desk.ts';
import { logNodes, orderCounts } from './order/booking-facts.ts';
import { orderPage } from './order/bookings.ts';
import { blChangeFiles } from './order/change-files.ts';
import { chatOrders, chatPage } from './order/chat.ts';
import { bookingFiles, filePage } from './order/files.ts';
import { instruction } from './order/instruction.ts';
import { siForDesk, siQueue } from './order/instruction-desk.ts';
import { blForIssue, blRequestQueue } from './order/issue.ts';
import { orderOverview } from './order/overview.ts';
import { preplan, preplanPage } from './order/preplan.ts';
import { releasePage, releaseStatus } from './order/release.ts';
import { blLog, blMarks, blRequests, blVersions } from './order/review.ts';
import { containerDynamic, traceOcean } from './order/trace.ts';
import { vgm, vgmPage } from './order/vgm.ts';
import { applicationPage, myApplications } from './user/applications.ts';
import { certified, customerBase } from './user/company.ts';
import { customerPage } from './user/customers.ts';
import { inquiryPage, myInquiries } from './user/inquiries.ts';
import { toDoCount, toDoList } from './user/to-do.ts';

/** What can happen in a review of a draft; a page asks again for what it shows of it. */
export const REVIEW_CHANGES = ['draft', 'viewed', 'marks', 'requests', 'confirmed'] as const;
export type ReviewEvent = (typeof REVIEW_CHANGES)[number];

/** What of a booking can have changed beside the review of its bill. */
export const ORDER_CHANGES = ['booking', 'instruction', 'files', 'release', 'trace', 'declaration'] as const;
export type OrderEvent = (typeof ORDER_CHANGES)[number];

const lists: readonly Endpoint[] = [toDoList, toDoCount, orderPage, orderCounts, orderOverview];
/** How far a booking is, for the customer and for the desk. */
const booked: readonly Endpoint[] = [bookingInfo, bookingById, logNodes, bookingCharges];
/** What the forwarder's people look at together. */
const desk: readonly Endpoint[] = [
  deskQueue,
  importJobPage,
  bookingQueue,
  siQueue,
  siForDesk,
  applicationPage,
  customerPage,
  inquiryPage,
  fbaEnquiries,
];
/** How far the review of a bill is, for the customer and for the staff. */
const progress = [
  ...lists,
  deskQueue,
  deskCutOffs,
  blVersions,
  blMarks,
  blRequests,
  blLog,
  blChangeFiles,
  blRequestQueue,
  blForIssue,
];
const all = [...progress, initInfoMbl, initInfoHbl, blCompareMaster];

const papers: readonly Endpoint[] = [bookingFiles, filePage];
const releases: readonly Endpoint[] = [releaseStatus, releasePage];
const chat: readonly Endpoint[] = [chatPage, chatOrders];
/** What is shown of a booking beside its bill. */
const order: Readonly<Record<OrderEvent, readonly Endpoint[]>> = {
  booking: [...lists, ...booked, bookingQueue, deskQueue, deskCutOffs],
  instruction: [instruction, blVersions, blLog, initInfoMbl, initInfoHbl],
  files: papers,
  release: [...lists, ...papers, ...releases],
  trace: [orderOverview, traceOcean, containerDynamic, cargoTracking],
  declaration: [...lists, vgm, vgmPage, preplan, preplanPage],
};

const bids: readonly Endpoint[] = [biddable, bidPage, maxBid];
const rates: readonly Endpoint[] = [followedRates, followedRoutes, fclMember];

/** What staff decide of a company, or answer somebody of it, and what a job has done; they are told by a message. */
const told: readonly Endpoint[] = [
  myApplications,
  customerBase,
  certified,
  myInquiries,
  fbaEnquiries,
  ...bids,
  ...rates,
  importJob,
  latestImport,
  importErrors,
  fbaPricePage,
];

/** The queries that a push makes stale: a message, what happened in a review, and an interruption that may have hidden anything. */
export const PUSHED: {
  readonly notice: readonly Endpoint[];
  readonly review: Readonly<Record<ReviewEvent, readonly Endpoint[]>>;
  readonly order: Readonly<Record<OrderEvent, readonly Endpoint[]>>;
  readonly chat: readonly Endpoint[];
  readonly desk: readonly Endpoint[];
  readonly bids: readonly Endpoint[];
  readonly rates: readonly Endpoint[];
  readonly rights: readonly Endpoint[];
  readonly resync: readonly Endpoint[];
} = {
  notice: [...lists, ...told, messagePage, messageCounts],
  review: {
    draft: all,
    viewed: [blVersions, blLog],
    marks: [blMarks, blLog, blChangeFiles],
    requests: progress,
    confirmed: progress,
  },
  order,
  chat,
  desk,
  bids,
  rates,
  // Other rights, other queues.
  rights: [deskQueue, roleTable],
  resync: [messagePage, messageCounts, ...all, ...told, ...desk, ...chat, ...Object.values(order).flat()],
};
