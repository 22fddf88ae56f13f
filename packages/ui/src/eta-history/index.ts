export { type EtaChange, EtaHistory, type EtaHistoryPart, type EtaHistoryProps } from './eta-history.tsx';
