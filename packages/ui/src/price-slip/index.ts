export {
  PriceSlip,
  type PriceSlipCutOff,
  type PriceSlipLine,
  type PriceSlipPart,
  type PriceSlipProps,
} from './price-slip.tsx';
