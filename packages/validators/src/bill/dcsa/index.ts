export { type FromDcsa, fromDcsa, isDcsa } from './read.ts';
export type { Json, Unread } from './reader.ts';
export { type DocumentFacts, toShippingInstructions, toTransportDocument, type Written } from './write.ts';
