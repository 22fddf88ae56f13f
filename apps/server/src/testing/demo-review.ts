import type { BillMarks } from '@lading/validators/bill';
import { versionsOf } from '../demo/order/reviews/build.ts';
import { REVIEWS } from '../demo/order/reviews/cases.ts';
import type { Review } from '../documents/review/review.ts';
import { demoBills } from './demo-bill.ts';

const HASH = '9f2c41ab77d0c3518e6d04b2a9f7715e3c8860d5f2b94a17e0c6d83b5a29f1e4';

/** A review of the demonstration as a file is made of it, with marks on its main bill. */
export function demoReview(name: string, marks: BillMarks = {}): Review {
  const found = REVIEWS.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  const { instruction, drafts } = versionsOf(found, demoBills(found.bookingNo));
  const newest = drafts.at(-1) ?? [];
  return {
    bookingNo: found.bookingNo,
    instruction: {
      version: 1,
      author: 'Chen Wei',
      at: '2026-11-18T16:40:12+08:00',
      hash: '41b7'.repeat(16),
    },
    draft: { version: drafts.length, author: 'Zhou Ning', at: '2026-11-20T09:12:00+08:00', hash: HASH },
    bills: newest.map((draft, position) => ({
      billId: position === 0 ? null : position + 1,
      position,
      instruction: instruction[position],
      draft,
      marks: position === 0 ? marks : {},
    })),
    reviewer: 'Chen Wei',
    time: '2026-11-20T09:48:00+08:00',
  };
}
