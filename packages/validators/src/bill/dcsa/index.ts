export { type FromDcsa, fromDcsa, isDcsa } from './read.ts';
export type { Unread } from './reader.ts';
export { type DocumentFacts, toShippingInstructions, toTransportDocument, type Written } from './write.ts';
