export { type FromDcsa, fromDcsa, isDcsa, type Unread } from './read.ts';
export { type DocumentFacts, toShippingInstructions, toTransportDocument, type Written } from './write.ts';
