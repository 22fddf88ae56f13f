export type { BookingIssues } from '../issues/booking.ts';
export * from './draft.ts';
export { bookingIssues, draftIssues } from './issues.ts';
export { type BookingOffer, bookingOffer } from './offer.ts';
export * from './order-status.ts';
export { bookingProgress, type SectionProgress } from './progress.ts';
export type { BookingFacts, BookingIssue } from './said.ts';
