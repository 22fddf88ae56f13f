export type { SoMatchPart, SoOffer, SoReading } from './offer.ts';
export { SoMatch, type SoMatchProps } from './so-match.tsx';
