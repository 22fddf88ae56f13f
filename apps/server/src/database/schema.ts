export * from './schema/accounts.ts';
export * from './schema/bookings.ts';
export * from './schema/messages.ts';
export * from './schema/outbound.ts';
export * from './schema/people.ts';
export * from './schema/proofs.ts';
export * from './schema/reviews.ts';
export * from './schema/security.ts';
