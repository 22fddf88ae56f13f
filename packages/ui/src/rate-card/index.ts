export type { ExcludedLine, IncludedLine, Rate, RateEnd, RatePrice } from './rate.ts';
export { RateCard } from './rate-card.tsx';
export type { RateCardPart, RateCardProps } from './rate-card-props.ts';
