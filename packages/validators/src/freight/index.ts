export {
  CLASSIFIERS,
  type Classifier,
  type FreshnessState,
  freshness,
  MILESTONES,
  type MilestoneCode,
  STALE_AFTER,
  VOYAGE_PHASES,
  type VoyageEvent,
  type VoyagePhase,
  voyagePhase,
} from '../voyage/milestones.ts';
export {
  courseMiles,
  type OnCourse,
  onCourse,
  type SeaPlace,
  splitCourse,
  voyagePercent,
} from '../voyage/voyage.ts';
export { type AirCargo, type AirPieces, type AirWeights, airChargeable } from './air-chargeable.ts';
export { type AirFreight, type AirShipment, type AirSurcharge, type AirTariff, airFreight } from './air-freight.ts';
export { boxVolume, boxWeight } from './box-volume.ts';
export {
  type CostBasis,
  type CostLine,
  type CostSide,
  type CostState,
  type SummedLine,
  subtotals,
} from './cost-line.ts';
export {
  type FbaCargo,
  type FbaCartons,
  type FbaWeightRule,
  type FbaWeights,
  fbaChargeable,
} from './fba-chargeable.ts';
export { fbaOversize, type Oversize, type OversizeRule, type PieceLimits } from './fba-oversize.ts';
export { type FbaChannel, type FbaPrice, fbaPrice } from './fba-price.ts';
export { type LclCharge, type LclTariff, lclCharge } from './lcl-charge.ts';
export { type MarkUp, markedUp, markedUpPrice } from './marked-up.ts';
export { type Amount, amountLess, convert, type ExchangeRate, lineAmount, moneyDecimals } from './money.ts';
export { type CostOfBothEnds, costOfBothEnds, type PredictedCost, predictedCost } from './predicted-cost.ts';
export {
  type CustomerDiscount,
  discounted,
  type LevelRule,
  type PriceAtLevel,
  type PriceLevel,
  priceAtLevel,
  type SheetPrice,
} from './price-at-level.ts';
export { type CalendarDay, type CalendarQuestion, type CalendarRate, priceCalendar } from './price-calendar.ts';
export { type FollowedPrice, priceDropped } from './price-dropped.ts';
export { priceJump } from './price-jump.ts';
export { type Containers, isValidOn, type Shipment, type Surcharge, surchargeAmount } from './surcharge-amount.ts';
export { type ScopedSurcharge, type SurchargePlace, type SurchargeScope, surchargesFor } from './surcharges-for.ts';
export {
  type Variance,
  type VarianceLine,
  type VarianceRates,
  type VarianceRow,
  type VarianceState,
  variance,
} from './variance.ts';
export type { WeightBreak } from './weight-breaks.ts';
