export {
  type Voyage,
  VoyageCard,
  type VoyageCardPart,
  type VoyageCardProps,
  type VoyageEnd,
} from './voyage-card.tsx';
