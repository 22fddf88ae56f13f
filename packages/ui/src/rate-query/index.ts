export type { RateAsk, RateAskBox, RateAskContainer, RatePorts } from './ask.ts';
export { RateAsked, type RateAskedItem, type RateAskedPart, type RateAskedProps } from './rate-asked.tsx';
export { RateQuery, type RateQueryProps } from './rate-query.tsx';
