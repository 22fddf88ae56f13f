export { QuerySlip, type QuerySlipPart, type QuerySlipProps } from './query-slip.tsx';
