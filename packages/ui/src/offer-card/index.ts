export type { Offer, OfferLine, OfferPrice, OfferSide } from './offer.ts';
export { OfferCard } from './offer-card.tsx';
export type { OfferCardPart, OfferCardProps, OfferSpace } from './offer-card-props.ts';
