import type { Endpoint } from './define.ts';
import { deskQueue } from './desk/queues.ts';
import { blCompareMaster, initInfoHbl, initInfoMbl } from './order/bill.ts';
import { orderPage } from './order/bookings.ts';
import { blChangeFiles } from './order/change-files.ts';
import { blForIssue, blRequestQueue } from './order/issue.ts';
import { blLog, blMarks, blRequests, blVersions } from './order/review.ts';
import { applicationPage, myApplications } from './user/applications.ts';
import { certified, customerBase } from './user/company.ts';
import { customerPage } from './user/customers.ts';
import { inquiryPage, myInquiries } from './user/inquiries.ts';
import { toDoCount, toDoList } from './user/to-do.ts';

/** What can happen in a review of a draft; a page asks again for what it shows of it. */
export const REVIEW_CHANGES = ['draft', 'viewed', 'marks', 'requests', 'confirmed'] as const;
export type ReviewEvent = (typeof REVIEW_CHANGES)[number];

const lists: readonly Endpoint[] = [toDoList, toDoCount, orderPage];
/** What the forwarder's people look at together. */
const desk: readonly Endpoint[] = [deskQueue, applicationPage, customerPage, inquiryPage];
/** How far the review of a bill is, for the customer and for the staff. */
const progress = [...lists, blVersions, blMarks, blRequests, blLog, blChangeFiles, blRequestQueue, blForIssue];
const all = [...progress, initInfoMbl, initInfoHbl, blCompareMaster];

/** What staff decide of a company, or answer somebody of it; they are told by a message. */
const told: readonly Endpoint[] = [myApplications, customerBase, certified, myInquiries];

/** The queries that a push makes stale: a message, what happened in a review, and an interruption that may have hidden anything. */
export const PUSHED: {
  readonly notice: readonly Endpoint[];
  readonly review: Readonly<Record<ReviewEvent, readonly Endpoint[]>>;
  readonly desk: readonly Endpoint[];
  readonly resync: readonly Endpoint[];
} = {
  notice: [...lists, ...told],
  review: {
    draft: all,
    viewed: [blVersions, blLog],
    marks: [blMarks, blLog, blChangeFiles],
    requests: progress,
    confirmed: progress,
  },
  desk,
  resync: [...all, ...told, ...desk],
};
