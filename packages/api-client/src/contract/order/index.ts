export * as batch from './batch.ts';
export * as bill from './bill.ts';
export * as bookings from './bookings.ts';
export * as changeFiles from './change-files.ts';
export * as issue from './issue.ts';
export * as review from './review.ts';
export * as share from './share.ts';
