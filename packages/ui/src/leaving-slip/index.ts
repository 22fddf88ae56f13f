export {
  type LeavingHouse,
  type LeavingList,
  LeavingSlip,
  type LeavingSlipPart,
  type LeavingSlipProps,
} from './leaving-slip.tsx';
