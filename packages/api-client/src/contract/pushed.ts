import type { Endpoint } from './define.ts';
import { blCompareMaster, initInfoHbl, initInfoMbl } from './order/bill.ts';
import { orderPage } from './order/bookings.ts';
import { blForIssue, blRequestQueue } from './order/issue.ts';
import { blLog, blMarks, blRequests, blVersions } from './order/review.ts';
import { myApplications } from './user/applications.ts';
import { certified, customerBase } from './user/company.ts';
import { toDoCount, toDoList } from './user/to-do.ts';

/** What can happen in a review of a draft; a page asks again for what it shows of it. */
export const REVIEW_CHANGES = ['draft', 'viewed', 'marks', 'requests', 'confirmed'] as const;
export type ReviewEvent = (typeof REVIEW_CHANGES)[number];

const lists: readonly Endpoint[] = [toDoList, toDoCount, orderPage];
/** How far the review of a bill is, for the customer and for the staff. */
const progress = [...lists, blVersions, blMarks, blRequests, blLog, blRequestQueue, blForIssue];
const all = [...progress, initInfoMbl, initInfoHbl, blCompareMaster];

/** What staff decide of a company; its people are told by a message. */
const company: readonly Endpoint[] = [myApplications, customerBase, certified];

/** The queries that a push makes stale: a message, what happened in a review, and an interruption that may have hidden anything. */
export const PUSHED: {
  readonly notice: readonly Endpoint[];
  readonly review: Readonly<Record<ReviewEvent, readonly Endpoint[]>>;
  readonly resync: readonly Endpoint[];
} = {
  notice: [...lists, ...company],
  review: { draft: all, viewed: [blVersions, blLog], marks: [blMarks, blLog], requests: progress, confirmed: progress },
  resync: [...all, ...company],
};
