export { BidLadder, type BidLadderPart, type BidLadderProps, type BidPoint } from './bid-ladder.tsx';
export {
  type BidOffer,
  BidPanel,
  type BidPanelPart,
  type BidPanelProps,
  type BidSoFar,
  type BidStanding,
} from './bid-panel.tsx';
export { type BidStateName, BidStateTag, type BidStateTagProps } from './bid-state-tag.tsx';
export { Countdown, type CountdownProps } from './countdown.tsx';
