export type { ExcludedLine, IncludedLine, Rate, RateEnd, RatePrice } from './rate.ts';
export { RateCard } from './rate-card.tsx';
export type { RateCardProps } from './rate-card-props.ts';
