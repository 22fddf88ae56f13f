export { type AdvertEntry, AdvertSpread, type AdvertSpreadPart, type AdvertSpreadProps } from './advert-spread.tsx';
