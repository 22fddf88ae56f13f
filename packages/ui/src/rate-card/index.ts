export type { ExcludedLine, IncludedLine, RateEnd, RatePrice } from './rate.ts';
export { type Rate, RateCard, type RateCardProps } from './rate-card.tsx';
